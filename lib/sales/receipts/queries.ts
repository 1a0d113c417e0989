import 'server-only'
import { sql } from 'kysely'
import { type Query, query } from '@/lib/platform/database/query'

/** A receipt of the cash register, with the day on it: `2026-11-22`. */
export type Receipt = {
  number: string
  issuedOn: string
  hasTaxId: boolean
}

const day = sql<string>`to_char(issued_on, 'YYYY-MM-DD')`

/** The receipts of an order: of its sale, whose `withdrawalId` is null, and those shown at its returns. */
export const receiptsOf = (orderId: string, on: Query = query()) =>
  on
    .selectFrom('receipt')
    .select(['id', 'withdrawalId', 'number', day.as('issuedOn'), 'hasTaxId'])
    .where('orderId', '=', orderId)
    .orderBy('id')
    .execute()

/** The receipt of an order's sale; null where none was noted. */
export async function receiptOfSale(orderId: string, on: Query = query()): Promise<Receipt | null> {
  const sale = (await receiptsOf(orderId, on)).find(({ withdrawalId }) => withdrawalId === null)
  return sale ? { number: sale.number, issuedOn: sale.issuedOn, hasTaxId: sale.hasTaxId } : null
}
