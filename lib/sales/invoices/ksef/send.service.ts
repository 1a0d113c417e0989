import 'server-only'
import { type SqlBool, sql, type UpdateObject } from 'kysely'
import { now, query, type Transaction } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { transaction } from '@/lib/platform/database/transaction'
import { log } from '@/lib/platform/runtime/log'
import { processState } from '@/lib/platform/runtime/process-state'
import { plainNip } from '@/lib/platform/values/tax-id'
import { sellerNow } from '@/lib/sales/books/contents'
import { tell } from '@/lib/shop/mail/tell.service'
import {
  connectToKsef,
  type KsefConnection,
  type KsefSession,
  KsefTrouble,
  ksefAddress,
  type SentInvoice,
  statusText,
} from './api'
import { frozenXml, updateDocument } from './prepare.service'
import { isKsefNumber, type KsefState } from './rules'
import { ksefToken, readKsefSettings } from './settings'

/** How many documents one round takes, so that a round ends. */
const DOCUMENTS_PER_ROUND = 20
/** Seconds until KSeF is asked about what it has just got. */
const SOON = 3
const WAITING = 60

const CODES = {
  accepted: 200,
  duplicate: 440,
  /** The session or the system failed, not the invoice. */
  again: new Set([405, 500, 550]),
  /** The session takes no more. */
  sessionOver: new Set([21155, 21173, 21180]),
}

const selectDocuments = () =>
  query()
    .selectFrom('ksefDocument')
    .select(['invoiceId', 'state', 'hash', 'isOffline', 'sessionReference', 'invoiceReference', 'checks'])
    .$narrowType<{ state: KsefState }>()
type DocumentRow = Awaited<ReturnType<ReturnType<typeof selectDocuments>['execute']>>[number]
type Columns = UpdateObject<Tables, 'ksefDocument'>

const inSeconds = (seconds: number) => sql<Date>`now() + ${seconds} * interval '1 second'`

/** Moves a document on, unless another server has meanwhile. Answers whether it did. */
async function move({ invoiceId, state }: DocumentRow, columns: Columns): Promise<boolean> {
  const moved = await updateDocument(query(), invoiceId, columns)
    .where('state', '=', state)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

type OpenConnection = { taxId: string; token: string; address: string; connection: KsefConnection }

/** One connection of a process: its token of access is kept between the rounds, in memory only. */
const processConnection = () => processState('shopKsef', (): { open?: OpenConnection } => ({}))

async function connection(): Promise<KsefConnection> {
  const token = await ksefToken()
  if (!token) throw new KsefTrouble('unavailable', 'Brak tokenu KSeF: wpisz go w ustawieniach KSeF')
  const taxId = plainNip(sellerNow().taxId)
  const address = ksefAddress()
  const kept = processConnection()
  const { open } = kept
  if (open?.taxId === taxId && open.token === token && open.address === address) return open.connection
  kept.open = { taxId, token, address, connection: connectToKsef(taxId, token) }
  return kept.open.connection
}

/**
 * Sends due invoices to KSeF and asks for the outcome of those it sent; returns how many. After a lost answer KSeF is asked
 * before anything is sent again. KSeF knows an invoice by its number, so one sent twice is one document there.
 */
export async function sendDueInvoices(): Promise<number> {
  if ((await readKsefSettings()).mode !== 'api') return 0
  let session: KsefSession | undefined
  let done = 0
  try {
    for (; done < DOCUMENTS_PER_ROUND; done++) {
      const document = await takeDueDocument()
      if (!document) break
      try {
        const ksef = await connection()
        await goOn(document, ksef, async () => (session ??= await ksef.openSession()))
      } catch (error) {
        if (!(error instanceof KsefTrouble)) throw error
        log.warn({ ksef: document.invoiceId, trouble: error.trouble, code: error.code })
        // the next one signs in anew, and opens a session of its own
        delete processConnection().open
        session = undefined
        if (await noteTrouble(document, error)) break
      }
    }
  } finally {
    if (session) await closeQuietly(session.reference)
  }
  return done
}

/** The oldest document that is due, set aside for a while: 1, 2, 4, … minutes, half an hour at the most. */
async function takeDueDocument(): Promise<DocumentRow | null> {
  const taken = await query()
    .updateTable('ksefDocument')
    .set({
      checks: sql<number>`checks + 1`,
      checkAt: sql<Date>`now() + least(power(2, least(checks, 10)), 30) * interval '1 minute'`,
    })
    .where('invoiceId', '=', ({ selectFrom }) =>
      selectFrom('ksefDocument as k')
        .select('k.invoiceId')
        .where('k.checkAt', '<=', now)
        .orderBy('k.checkAt')
        .orderBy('k.invoiceId')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('invoiceId')
    .executeTakeFirst()
  if (!taken) return null
  return (await selectDocuments().where('invoiceId', '=', taken.invoiceId).executeTakeFirst()) ?? null
}

/** Keeps why nothing is known yet, and answers whether KSeF is to be left alone for now. */
async function noteTrouble(
  document: DocumentRow,
  { trouble, words, retryAfter }: KsefTrouble,
): Promise<boolean> {
  const noted = { problem: words, ...(retryAfter ? { checkAt: inSeconds(retryAfter) } : {}) }
  await updateDocument(query(), document.invoiceId, noted)
    .where('state', 'not in', ['accepted', 'refused'])
    .execute()
  if (retryAfter)
    await query()
      .updateTable('ksefDocument')
      .set({ checkAt: inSeconds(retryAfter) })
      .where(sql<SqlBool>`check_at <= now() + ${retryAfter} * interval '1 second'`)
      .execute()
  return trouble !== 'refused'
}

type OpenSession = () => Promise<KsefSession>

async function goOn(document: DocumentRow, ksef: KsefConnection, open: OpenSession): Promise<void> {
  const { state, sessionReference, invoiceReference, hash } = document
  if (state === 'prepared') return sendPrepared(document, ksef, open)
  if (!sessionReference) return
  if (state === 'accepted') return storeReceipt(document, ksef, sessionReference)
  if (state === 'sent' && invoiceReference)
    return settle(document, ksef, await ksef.read(sessionReference, invoiceReference))
  if (state !== 'sending') return
  // the answer was lost, or the server ended: KSeF says whether it has got the invoice
  const found = hash && (await ksef.find(sessionReference, hash))
  if (found) {
    const sent = { state: 'sent', invoiceReference: found.referenceNumber } as const
    if (await move(document, sent)) await settle({ ...document, ...sent }, ksef, found)
  } else await move(document, { state: 'prepared', checkAt: now })
}

async function sendPrepared(document: DocumentRow, ksef: KsefConnection, open: OpenSession): Promise<void> {
  const frozen = await frozenXml(query(), document.invoiceId)
  if (!frozen) {
    await move(document, { checkAt: inSeconds(WAITING), checks: 0 })
    return
  }
  const session = await open()
  const sending = { state: 'sending', sessionReference: session.reference, invoiceReference: null } as const
  // stored before it is sent, so that after a lost answer KSeF can be asked
  if (!(await move(document, sending))) return
  try {
    const invoiceReference = await ksef.send(session, frozen.xml, document.isOffline)
    await move(
      { ...document, state: 'sending' },
      { state: 'sent', invoiceReference, checkAt: inSeconds(SOON), checks: 0, problem: null },
    )
  } catch (error) {
    if (!(error instanceof KsefTrouble) || error.trouble !== 'refused') throw error
    const isOver = error.code !== null && CODES.sessionOver.has(error.code)
    await move(
      { ...document, state: 'sending' },
      isOver
        ? { state: 'prepared', problem: error.words }
        : { state: 'refused', problem: error.words, checkAt: null },
    )
    throw error
  }
}

/** Writes what KSeF says of an invoice that it got. */
async function settle(document: DocumentRow, ksef: KsefConnection, sent: SentInvoice): Promise<void> {
  const { status, ksefNumber } = sent
  const { code } = status
  if (code < CODES.accepted) {
    if (document.checks <= 5) await move({ ...document, state: 'sent' }, { checkAt: inSeconds(SOON) })
    return
  }
  if (code === CODES.accepted && ksefNumber && isKsefNumber(ksefNumber))
    return accept(document, ksefNumber, document.sessionReference ?? '')
  if (code === CODES.accepted)
    throw new KsefTrouble('unanswered', 'KSeF przyjął fakturę, ale nie podał numeru')
  if (CODES.again.has(code)) {
    await move(document, { state: 'prepared', problem: statusText(status) })
    return
  }
  const original = code === CODES.duplicate ? await ownOriginal(document, ksef, sent) : null
  if (original) return accept(document, original.ksefNumber, original.session)
  await move(document, { state: 'refused', problem: statusText(status), checkAt: null })
}

/** The same invoice as KSeF got it from an earlier attempt; null where the duplicate is of another one with its number. */
async function ownOriginal({ hash }: DocumentRow, ksef: KsefConnection, { status }: SentInvoice) {
  const session = status.extensions?.originalSessionReferenceNumber
  const ksefNumber = status.extensions?.originalKsefNumber
  if (!session || !ksefNumber || !hash || !isKsefNumber(ksefNumber)) return null
  const original = await ksef.find(session, hash).catch((error) => {
    // a session of another program
    if (error instanceof KsefTrouble && error.trouble === 'refused') return null
    throw error
  })
  return original?.ksefNumber === ksefNumber ? { session, ksefNumber } : null
}

/** An accepted invoice is issued: it has its number, and the buyer gets it. */
function accept(document: DocumentRow, ksefNumber: string, sessionReference: string): Promise<void> {
  return transaction(async (tx) => {
    // locked before the document, in the order of noting a number by hand
    await tx.selectFrom('invoice').select('id').where('id', '=', document.invoiceId).forUpdate().execute()
    const columns = { state: 'accepted', acceptedAt: now, problem: null, checkAt: now, checks: 0 }
    const accepted = await updateDocument(tx, document.invoiceId, { ...columns, sessionReference })
      .where('state', '<>', 'accepted')
      .executeTakeFirst()
    if (accepted.numUpdatedRows > 0n) await nameAccepted(tx, document.invoiceId, ksefNumber)
  })
}

/** Notes the number of an accepted invoice, and has it mailed unless it was before. */
export async function nameAccepted(tx: Transaction, id: number, ksefNumber: string): Promise<void> {
  const { orderId } = await tx
    .updateTable('invoice')
    .set({ ksefNumber })
    .where('id', '=', id)
    .returning('orderId')
    .executeTakeFirstOrThrow()
  await tell(tx, 'invoice.issued', id, { orderId, invoiceId: id })
  const corrections = await tx
    .updateTable('ksefDocument')
    .set({ checkAt: now })
    .where('state', '=', 'prepared')
    .where('invoiceId', 'in', ({ selectFrom }) =>
      selectFrom('invoice').select('id').where('correctsId', '=', id),
    )
    .returning('invoiceId')
    .execute()
  // they name the number, and can go now
  for (const { invoiceId } of corrections) await frozenXml(tx, invoiceId)
}

async function storeReceipt(document: DocumentRow, ksef: KsefConnection, session: string): Promise<void> {
  const { invoiceId } = document
  const { ksefNumber } = await query()
    .selectFrom('invoice')
    .select('ksefNumber')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  if (!ksefNumber) return
  const upo = await ksef.receipt(session, ksefNumber)
  if (!upo.includes(ksefNumber))
    throw new KsefTrouble('unanswered', 'KSeF odpowiedział niezrozumiale na pytanie o UPO')
  await move(document, { upo, checkAt: null })
}

/** KSeF closes a session by itself in the end: nothing depends on this. */
const closeQuietly = (reference: string) =>
  connection()
    .then((ksef) => ksef.closeSession(reference))
    .catch((error) => log.warn({ ksef: 'session not closed', trouble: String(error) }))
