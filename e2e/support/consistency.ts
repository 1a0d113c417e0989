import type pg from 'pg'

/**
 * The inconsistencies in the database of a shop without traffic: orders without lines or with a wrong total,
 * idempotency keys without their order, orders without their mail, negative stock.
 */
export async function findInconsistencies(database: pg.Client): Promise<string[]> {
  const queries = {
    'an order whose total is not that of its lines': `
      SELECT o.id FROM shop_order o LEFT JOIN order_line l ON l.order_id = o.id
      GROUP BY o.id HAVING count(l.id) = 0 OR sum(l.price_grosze * l.quantity) + o.delivery_grosze <> o.total_grosze`,
    'a key without its order': `
      SELECT k.key AS id FROM idempotency_key k LEFT JOIN shop_order o ON o.id = k.order_id WHERE o.id IS NULL`,
    'an order with none or several mails about its placing': `
      SELECT id FROM shop_order o
      WHERE (SELECT count(*) FROM outbox WHERE event_key = 'order.placed:' || o.id) <> 1`,
    'a stock below zero': 'SELECT id FROM product WHERE quantity_in_stock < 0',
    'an order whose books are not the sums of its payments and refunds': `
      SELECT id FROM shop_order o, LATERAL (
        SELECT o.noted_grosze + coalesce(sum(p.booked_grosze), 0) AS grosze FROM payment p WHERE p.order_id = o.id) booked
      -- a resumed order keeps what had come and gone before
      WHERE CASE WHEN o.resumed_at IS NULL THEN o.paid_grosze <> booked.grosze ELSE o.paid_grosze < booked.grosze END
        OR o.noted_grosze > 0 AND o.paid_at IS NULL
        OR o.refunded_grosze <> (SELECT coalesce(sum(r.amount_grosze), 0) FROM refund r
          WHERE r.order_id = o.id AND r.state IN ('requested', 'pending', 'completed'))`,
    'an order paid twice': `
      SELECT order_id AS id FROM payment WHERE status = 'captured' GROUP BY order_id HAVING count(*) > 1`,
  }
  const faults: string[] = []
  for (const [fault, sql] of Object.entries(queries)) {
    const { rows } = await database.query<{ id: string }>(sql)
    faults.push(...rows.map(({ id }) => `${fault}: ${id}`))
  }
  return faults
}

/** Pieces per product, in stock plus sold. Only new stock from outside changes this number. */
export async function piecesByProduct(database: pg.Client): Promise<Map<number, number>> {
  const { rows } = await database.query<{ id: number; pieces: number }>(`
    SELECT p.id, (
      p.quantity_in_stock
      + coalesce((SELECT sum(l.quantity - l.restocked) FROM order_line l JOIN shop_order o ON o.id = l.order_id
                  WHERE l.product_id = p.id AND o.status <> 'Canceled'), 0)
      - coalesce((SELECT sum(c.delta) FROM stock_change c WHERE c.product_id = p.id), 0))::int AS pieces
    FROM product p`)
  return new Map(rows.map(({ id, pieces }) => [id, pieces]))
}
