import 'server-only'
import type { UpdateObject } from 'kysely'
import type { Query, Transaction } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { ShopError } from '@/lib/platform/errors'
import { ksefXml } from '@/lib/sales/invoices/ksef/xml'
import { selectInvoices, toInvoice } from '@/lib/sales/invoices/queries'
import { sha256 } from './encryption'
import { readKsefSettings } from './settings'

type NewInvoice = { id: number; isCompany: boolean; correctsId: number | null }

export const updateDocument = (on: Query, invoiceId: number, columns: UpdateObject<Tables, 'ksefDocument'>) =>
  on.updateTable('ksefDocument').set(columns).where('invoiceId', '=', invoiceId)

/** Has an invoice of a company, or a correction of one in KSeF, go there. Answers whether it does. */
export async function prepareForKsef(
  tx: Transaction,
  { id, isCompany, correctsId }: NewInvoice,
): Promise<boolean> {
  const { mode } = await readKsefSettings(tx)
  if (mode === 'off') return false
  if (!isCompany && !(correctsId && (await isInKsef(tx, correctsId)))) return false
  await tx.insertInto('ksefDocument').values({ invoiceId: id, checkAt: new Date() }).execute()
  await frozenXml(tx, id)
  return true
}

async function isInKsef(tx: Transaction, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('invoice as i')
    .leftJoin('ksefDocument as k', 'k.invoiceId', 'i.id')
    .select(['i.ksefNumber', 'k.invoiceId'])
    .where('i.id', '=', id)
    .executeTakeFirstOrThrow()
  return found.ksefNumber !== null || found.invoiceId !== null
}

/** The XML with its hash, made once; null while the corrected invoice waits for the number that the XML names. */
export async function frozenXml(on: Query, id: number): Promise<{ xml: string; hash: string } | null> {
  const stored = await on
    .selectFrom('ksefDocument')
    .select(['xml', 'hash'])
    .where('invoiceId', '=', id)
    .executeTakeFirstOrThrow(() => new ShopError('not_found'))
  const { xml, hash } = stored
  if (xml && hash) return { xml, hash }
  const row = await selectInvoices(on)
    .leftJoin('ksefDocument as before', 'before.invoiceId', 'invoice.correctsId')
    .select('before.state as correctedState')
    .where('invoice.id', '=', id)
    .executeTakeFirstOrThrow()
  const { correctedState, ...invoiceRow } = row
  if (correctedState !== null && correctedState !== 'accepted') return null
  const { buyer, ...invoice } = toInvoice(invoiceRow)
  if (!buyer) throw new ShopError('not_found')
  const made = ksefXml({ ...invoice, buyer })
  const frozen = { xml: made, hash: sha256(Buffer.from(made)) }
  await updateDocument(on, id, frozen).where('xml', 'is', null).execute()
  // somebody else may have been faster
  return frozenXml(on, id)
}
