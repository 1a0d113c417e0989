import 'server-only'
import type { Transaction } from '@/lib/platform/database/query'
import { ShopError } from '@/lib/platform/errors'
import type { Return } from './queries'

/**
 * Writes down which pieces of which lines a return is about, 0 of them for the price alone; none leaves it as it is.
 *
 * @throws ShopError return.more_than_ordered for a line
 */
export async function claimLines(
  tx: Transaction,
  { id, order }: Return,
  lines: { orderLineId: number; quantity: number }[],
): Promise<void> {
  if (lines.length === 0) return
  const faults = lines.flatMap(({ orderLineId, quantity }, place) => {
    const bought = order?.lines.find((line) => line.id === orderLineId)
    return bought && quantity <= bought.quantity - bought.returned
      ? []
      : [{ path: `lines.${place}`, code: 'return.more_than_ordered' as const }]
  })
  if (faults.length > 0) throw new ShopError('invalid', faults)
  await tx.deleteFrom('returnClaim').where('withdrawalId', '=', id).execute()
  await tx
    .insertInto('returnClaim')
    .values(lines.map((line) => ({ ...line, withdrawalId: id })))
    .execute()
}
