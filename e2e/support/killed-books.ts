import { expect } from 'playwright/test'
import { findInconsistencies } from './consistency'
import { connectTo } from './database'
import type { OwnShop } from './own-shop'

/** What the shop has acknowledged to those who asked. */
export type Acknowledged = {
  /** The order of each key that was used to place one. */
  placed: Map<string, string>
  /** The keys of statements of withdrawal. */
  stated: Set<string>
}

export type Books = {
  orders: number
  captured: number
  withdrawn: number
  refunded: number
  /** Refunds of less than the order. */
  partly: number
  /** Corrections among them. */
  invoices: number
}

/**
 * Checks every invariant of the database of a shop without traffic, and what PayPal has of it. `stock` is what each of its
 * products had at first.
 */
export async function expectBalancedBooks(
  shop: OwnShop,
  { placed, stated }: Acknowledged,
  stock: Map<number, number>,
): Promise<Books> {
  const { paypal } = shop
  const database = await connectTo(shop)
  const rows = async (sql: string) => (await database.query(sql)).rows
  try {
    const pieces = await rows(`
      SELECT p.id, p.quantity_in_stock + coalesce(sum(l.quantity - l.restocked) FILTER (WHERE o.status <> 'Canceled'), 0)::int AS all
      FROM product p LEFT JOIN order_line l ON l.product_id = p.id LEFT JOIN shop_order o ON o.id = l.order_id
      GROUP BY p.id ORDER BY p.id`)
    expect(new Map(pieces.map(({ id, all }) => [id, all]))).toEqual(stock)

    expect(await findInconsistencies(database)).toEqual([])
    const keys = await rows(`
      SELECT k.key, k.order_id, o.id FROM idempotency_key k LEFT JOIN shop_order o ON o.id = k.order_id`)
    const orderOfKey = new Map(keys.map(({ key, order_id }) => [key, order_id]))
    for (const [key, orderId] of placed) expect(orderOfKey.get(key)).toBe(orderId)
    // One key belongs to one order: a repeated request creates no second one.
    const [{ orders }] = await rows('SELECT count(*)::int AS orders FROM shop_order')
    expect(orders).toBe(keys.length)
    const captured = paypal.orders
      .list()
      .flatMap(({ capture, unit }) => (capture ? [unit.custom_id ?? ''] : []))
    expect(new Set(captured).size).toBe(captured.length)
    const recorded = await rows("SELECT order_id AS id FROM payment WHERE status IN ('captured', 'refunded')")
    expect(recorded.map(({ id }) => id).sort()).toEqual(captured.sort())

    const withdrawals = await rows(`
      SELECT w.key, w.state, EXISTS (SELECT FROM refund r WHERE r.withdrawal_id = w.id) AS given,
        (SELECT count(*)::int FROM outbox WHERE event_key = 'withdrawal.receipt:' || w.id) AS receipts
      FROM withdrawal w`)
    const known = new Set(withdrawals.map(({ key }) => key))
    expect([...stated].filter((key) => !known.has(key))).toEqual([])
    expect(withdrawals.filter(({ receipts }) => receipts !== 1)).toEqual([])
    expect(withdrawals.filter(({ state, given }) => given && state !== 'refunded')).toEqual([])

    // to the cent, whoever asked again
    const atPaypal = paypal.orders
      .list()
      .flatMap(({ refunds }) => refunds.map(({ id, amount }) => `${id} ${amount.value}`))
    const given = await rows(`
      SELECT r.paypal_refund_id || ' ' || round(r.amount_minor / 100.0, 2) AS refund, r.state,
        r.amount_grosze < o.total_grosze AS is_part
      FROM refund r JOIN shop_order o ON o.id = r.order_id`)
    expect(given.map(({ refund }) => refund).sort()).toEqual(atPaypal.sort())
    expect(given.filter(({ state }) => state !== 'completed')).toEqual([])
    const series = await rows(
      'SELECT count(*)::int AS issued, max(ordinal) AS last FROM invoice GROUP BY kind, month',
    )
    expect(series.filter(({ issued, last }) => issued !== last)).toEqual([])
    // an order with an invoice whose money went back has a correction
    expect(
      await rows(`
        SELECT r.id FROM refund r JOIN invoice i ON i.order_id = r.order_id AND i.kind = 'invoice'
        WHERE NOT EXISTS (SELECT FROM invoice c WHERE c.corrects_id = i.id)`),
    ).toEqual([])
    // and together they leave what the order keeps
    expect(
      await rows(`
        SELECT o.id FROM shop_order o JOIN invoice i ON i.order_id = o.id
        GROUP BY o.id HAVING sum(i.gross_grosze) <> o.total_grosze - o.refunded_grosze`),
    ).toEqual([])
    return {
      orders,
      captured: captured.length,
      withdrawn: withdrawals.length,
      refunded: given.length,
      partly: given.filter(({ is_part }) => is_part).length,
      invoices: series.reduce((sum, { issued }) => sum + issued, 0),
    }
  } finally {
    await database.end()
  }
}
