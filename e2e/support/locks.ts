import { connectTo, rows, type Shop, thisShop } from './database'

/** Takes a lock of PostgreSQL, which what is returned gives back. */
async function lock(shop: Shop, sql: string, ...values: unknown[]): Promise<() => Promise<void>> {
  const holder = await connectTo(shop)
  await holder.query('BEGIN')
  await holder.query(sql, values)
  return () => holder.end()
}

export const lockProduct = (id: number) => lock(thisShop, 'SELECT FROM product WHERE id = $1 FOR UPDATE', id)

export const lockNews = (shop: Shop) => lock(shop, 'LOCK TABLE news IN ACCESS EXCLUSIVE MODE')

/** How many statements wait for a lock. */
export const countWaiting = async () =>
  (await rows("SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock'")).length
