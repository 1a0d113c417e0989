import 'server-only'
import type { Query, Transaction } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import { ksefXml } from '@/lib/sales/invoices/exports/ksef'
import { selectInvoices, toInvoice } from '@/lib/sales/invoices/queries'
import { sha256 } from './encryption'
import { readKsefSettings } from './settings'

type NewInvoice = { id: number; isCompany: boolean; correctsId: number | null }

/**
 * Has a new invoice go to KSeF: one of a company, and a correction of one that goes there. Answers whether it does: the buyer
 * gets it then when it has its number.
 */
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

/**
 * The XML of an invoice that goes to KSeF with its hash: made once, and the same bytes from then on. Null while the invoice
 * that it corrects waits for its number, which the XML names.
 */
export async function frozenXml(on: Query, id: number): Promise<{ xml: string; hash: string } | null> {
  const stored = await on
    .selectFrom('ksefDocument')
    .select(['xml', 'hash'])
    .where('invoiceId', '=', id)
    .executeTakeFirst()
  if (!stored) throw new ShopError('not_found')
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
  await on
    .updateTable('ksefDocument')
    .set({ xml: made, hash: sha256(Buffer.from(made)) })
    .where('invoiceId', '=', id)
    .where('xml', 'is', null)
    .execute()
  // somebody else may have been faster
  return frozenXml(on, id)
}
