import 'server-only'
import { isUniqueViolation } from '@/lib/platform/database/outage'
import { now, query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { dayOf } from '@/lib/platform/time/working-days'
import { plainNip } from '@/lib/platform/values/tax-id'
import { sellerNow } from '@/lib/sales/books/contents'
import type { KsefAction, SaveKsef } from '@/lib/sales/invoices/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import { ksefAddress } from './api'
import { belongTogether, certificateFacts, signedLink } from './encryption'
import { frozenXml, updateDocument } from './prepare.service'
import { certificatePath, type KsefState, verificationSite } from './rules'
import { nameAccepted } from './send.service'
import { type KsefSettings, offlineCertificate, readKsefSettings, sealKsefSecret } from './settings'

/** Saves how invoices reach KSeF; empty secrets stay. @throws ShopError invoice.ksef_token, invoice.ksef_certificate */
export async function saveKsefSettings(entered: SaveKsef, owner: ShopUser): Promise<KsefSettings> {
  const { mode, isSmall, token, certificate, certificateKey, isForgotten } = entered
  if ((certificate || certificateKey) && !isUsableCertificate(certificate, certificateKey))
    throw invalid('certificate', 'invoice.ksef_certificate')
  return transaction(async (tx) => {
    await tx.selectFrom('ksefSettings').select('id').forUpdate().execute()
    const before = await readKsefSettings(tx)
    const keepsToken = before.hasToken && !isForgotten
    if (mode === 'api' && !token && !keepsToken) throw invalid('token', 'invoice.ksef_token')
    const none = { tokenSealed: null, certificate: null, certificateKeySealed: null }
    await tx
      .updateTable('ksefSettings')
      .set({
        mode,
        isSmall,
        failureEndedOn: entered.failureEndedOn ?? null,
        ...(isForgotten ? none : {}),
        ...(token ? { tokenSealed: sealKsefSecret('token', token) } : {}),
        ...(certificate
          ? { certificate, certificateKeySealed: sealKsefSecret('certificate-key', certificateKey) }
          : {}),
      })
      .execute()
    const after = await readKsefSettings(tx)
    await recordChange(tx, owner, {
      action: 'settings.ksef',
      subject: { type: 'settings', id: 1 },
      before: ksefFacts(before),
      after: { ...ksefFacts(after), ...(token && before.hasToken ? { isTokenReplaced: true } : {}) },
    })
    return after
  })
}

/** The key belongs to the certificate, which is valid today. */
function isUsableCertificate(certificate: string, key: string): boolean {
  const facts = certificateFacts(certificate)
  return facts !== null && facts.validUntil >= dayOf(new Date()) && belongTogether(certificate, key)
}

const invalid = (path: keyof SaveKsef, code: 'invoice.ksef_token' | 'invoice.ksef_certificate') =>
  new ShopError(code, [{ path, code }])

/** The settings for the audit, which names that secrets exist, never the secrets. */
const ksefFacts = ({ mode, isSmall, hasToken, certificate, failureEndedOn }: KsefSettings) => ({
  ksefMode: mode,
  isSmall,
  hasToken,
  certificate: certificate?.serialNumber ?? null,
  failureEndedOn,
})

const lockDocument = (tx: Transaction, id: number) =>
  tx
    .selectFrom('invoice as i')
    .leftJoin('ksefDocument as k', 'k.invoiceId', 'i.id')
    .select(['i.number', 'i.orderId', 'i.ksefNumber', 'k.state', 'k.isOffline', 'k.invoiceReference'])
    .$narrowType<{ state: KsefState | null }>()
    .where('i.id', '=', id)
    .forUpdate('i')
    .executeTakeFirst()

/**
 * Notes the number of an invoice that was sent by hand: it is issued then, and the buyer gets it. An empty one takes
 * it back.
 * @throws ShopError not_found, invoice.ksef_number_taken, invoice.ksef_sent where the shop itself has sent it,
 *   invoice.ksef_number of another seller, invoice.ksef_number_named by a correction, invoice.ksef_correction_waits
 */
export async function noteKsefNumber(id: number, ksefNumber: string, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const before = await lockDocument(tx, id)
    if (!before) throw new ShopError('not_found')
    const noted = ksefNumber || null
    if (noted === before.ksefNumber) return
    if (before.state) await noteByHand(tx, id, before, noted)
    else await tx.updateTable('invoice').set({ ksefNumber: noted }).where('id', '=', id).execute()
    await recordChange(tx, admin, {
      action: 'invoice.ksef',
      subject: { type: 'invoice', id: before.number },
      before: { ksefNumber: before.ksefNumber },
      after: { ksefNumber: noted },
    })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? new ShopError('invoice.ksef_number_taken') : error
  })
}

async function noteByHand(
  tx: Transaction,
  id: number,
  { state, invoiceReference }: { state: KsefState | null; invoiceReference: string | null },
  noted: string | null,
) {
  const isByShop = state === 'sending' || state === 'sent' || (state === 'accepted' && invoiceReference)
  if (isByShop) throw new ShopError('invoice.ksef_sent')
  if (!noted && (await isNamed(tx, id))) throw new ShopError('invoice.ksef_number_named')
  // only an invoice of this seller has its tax id in the number
  if (noted && !noted.startsWith(plainNip(sellerNow().taxId)))
    throw new ShopError('invoice.ksef_number', [{ path: 'ksefNumber', code: 'invoice.ksef_number' }])
  // the code on the invoice is made of the bytes that were sent
  if (!(await frozenXml(tx, id))) throw new ShopError('invoice.ksef_correction_waits')
  const columns = noted
    ? { state: 'accepted', acceptedAt: now, checkAt: null, problem: null }
    : { state: 'prepared', acceptedAt: null, checkAt: now }
  await updateDocument(tx, id, columns).execute()
  if (noted) await nameAccepted(tx, id, noted)
  else await tx.updateTable('invoice').set({ ksefNumber: null }).where('id', '=', id).execute()
}

const isNamed = async (tx: Transaction, id: number): Promise<boolean> =>
  (await tx
    .selectFrom('invoice as i')
    .innerJoin('ksefDocument as k', 'k.invoiceId', 'i.id')
    .select('i.id')
    .where('i.correctsId', '=', id)
    .where('k.xml', 'is not', null)
    .executeTakeFirst()) !== undefined

/**
 * Sends a refused invoice again, or gives the buyer a waiting one, with both codes of an offline invoice.
 * @throws ShopError not_found, invoice.ksef_not_refused, invoice.ksef_sent, invoice.ksef_correction_waits,
 *   invoice.ksef_no_certificate
 */
export async function actOnKsef(id: number, { action }: KsefAction, admin: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const document = await lockDocument(tx, id)
    if (!document?.state) throw new ShopError('not_found')
    if (action === 'resend') await resend(tx, id, document.state)
    else await giveOffline(tx, id, { ...document, state: document.state })
    await recordChange(tx, admin, {
      action: action === 'resend' ? 'invoice.ksef_resend' : 'invoice.ksef_offline',
      subject: { type: 'invoice', id: document.number },
      before: { ksefState: document.state, isOffline: document.isOffline },
      after: {
        ksefState: action === 'resend' ? 'prepared' : document.state,
        isOffline: action === 'offline',
      },
    })
  })
}

async function resend(tx: Transaction, id: number, state: KsefState): Promise<void> {
  if (state !== 'refused') throw new ShopError('invoice.ksef_not_refused')
  await updateDocument(tx, id, { state: 'prepared', problem: null, checkAt: now, checks: 0 }).execute()
}

async function giveOffline(
  tx: Transaction,
  id: number,
  { state, orderId, isOffline }: { state: KsefState; orderId: string; isOffline: boolean | null },
): Promise<void> {
  if (isOffline) return
  if (state === 'accepted') throw new ShopError('invoice.ksef_sent')
  const certificate = await offlineCertificate(tx)
  const facts = certificate && certificateFacts(certificate.certificate)
  if (!certificate || !facts) throw new ShopError('invoice.ksef_no_certificate')
  const frozen = await frozenXml(tx, id)
  if (!frozen) throw new ShopError('invoice.ksef_correction_waits')
  const link = certificatePath(
    {
      site: verificationSite(ksefAddress()),
      sellerTaxId: plainNip(sellerNow().taxId),
      hash: frozen.hash,
    },
    facts.serialNumber,
  )
  const certificateLink = signedLink(link, certificate.key)
  await updateDocument(tx, id, { isOffline: true, certificateLink }).execute()
  await tell(tx, 'invoice.issued', id, { orderId, invoiceId: id })
}

/** The official receipt of an invoice. @throws ShopError not_found before KSeF has issued it */
export async function ksefReceipt(id: number): Promise<string> {
  const found = await query()
    .selectFrom('ksefDocument')
    .select('upo')
    .where('invoiceId', '=', id)
    .executeTakeFirst()
  if (!found?.upo) throw new ShopError('not_found')
  return found.upo
}
