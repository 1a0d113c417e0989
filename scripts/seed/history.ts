import pg from 'pg'
import { ADMINISTRATOR, CUSTOMER } from '@/local/auth-emulator/accounts'
import { type Goods, type PastOrder, pastOrders } from '@/prisma/history/orders'
import { fill } from './seed'

/** PLN per US dollar in the invented orders. */
const RATE = 3.65

/** Adds invented orders to a demo without orders, so that its dashboard shows something. Returns their number. */
export async function seedHistory(connectionString: string, now = new Date()): Promise<number> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('seed the history'))`)
    const { rowCount } = await client.query('SELECT FROM shop_order LIMIT 1')
    const goods = await goodsOnSale(client)
    const orders = rowCount || goods.length === 0 ? [] : pastOrders(goods, now, CUSTOMER.uid)
    if (orders.length > 0) await insert(client, orders)
    await client.query('COMMIT')
    if (orders.length > 0) await client.query('ANALYZE shop_order, order_line, audit_entry')
    return orders.length
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
}

async function goodsOnSale(client: pg.Client): Promise<Goods[]> {
  const { rows } = await client.query<Goods>(
    `SELECT id, product_type AS "productType", title, url, price_grosze AS "priceGrosze",
       cost_grosze AS "costGrosze"
     FROM product WHERE NOT in_archive ORDER BY id LIMIT 2000`,
  )
  return rows
}

async function insert(client: pg.Client, orders: PastOrder[]): Promise<void> {
  await fill(client, 'shop_order', orders.map(orderRow))
  await fill(client, 'order_line', orders.flatMap(lineRows))
  const steps = orders
    .flatMap((order) => order.steps.map((step) => ({ order, ...step })))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
  const changes = steps.map(({ order, from, to, at, byAdmin }) => ({
    orderId: order.id,
    fromStatus: from,
    toStatus: to,
    changedAt: at,
    changedBy: byAdmin ? ADMINISTRATOR.uid : order.buyer.userId,
  }))
  await fill(client, 'order_status_change', changes)
  const entries = steps
    .filter(({ byAdmin }) => byAdmin)
    .map(({ order, from, to, at }) => ({
      at,
      actor: ADMINISTRATOR.uid,
      actorName: ADMINISTRATOR.displayName,
      action: 'order.status',
      subjectType: 'order',
      subjectId: order.id,
      before: { status: from },
      after: { status: to },
    }))
  await fill(client, 'audit_entry', entries)
  await fill(client, 'payment', orders.flatMap(paymentRows))
  await client.query(`
    INSERT INTO refund (order_id, method, state, amount_grosze, request_id, payment_id, amount_minor, refunded_at)
    SELECT p.order_id, 'paypal', 'completed', o.total_grosze, gen_random_uuid(), p.id, p.amount_minor, p.captured_at
    FROM payment p JOIN shop_order o ON o.id = p.order_id WHERE p.status = 'refunded'`)
  const sent = orders.findLast(({ status }) => status === 'Sent')
  if (sent) await fill(client, 'outbox', [failedMailRow(sent)])
}

const orderRow = ({ id, buyer, placedAt, status, typeOfDelivery, totalGrosze }: PastOrder) => ({
  id,
  ...buyer,
  orderDate: placedAt,
  status,
  typeOfDelivery,
  typeOfPayment: 'payment_at_delivery',
  totalGrosze,
  locale: 'pl',
  privacyConsentAt: placedAt,
  commercialConsentAt: placedAt,
})

const lineRows = ({ id: orderId, lines }: PastOrder) =>
  lines.map(({ goods: { id: productId, ...goods }, quantity }) => ({
    orderId,
    productId,
    ...goods,
    quantity,
  }))

function paymentRows({ id, payment, totalGrosze, placedAt }: PastOrder) {
  if (payment === null) return []
  const row = {
    orderId: id,
    requestId: `demo-${id}`,
    status: payment,
    currency: 'USD',
    plnPerUnit: RATE,
    amountMinor: Math.round(totalGrosze / RATE),
    captureId: `DEMO-${id}`,
    capturedAt: placedAt,
    checks: 0,
    createdAt: placedAt,
  }
  return [row]
}

/** A mail that the customer's mail server refused, for the page of failed mails. */
const failedMailRow = ({ id, placedAt }: PastOrder) => ({
  topic: 'order.status_changed',
  eventKey: `order.status_changed:demo-${id}`,
  payload: { orderId: id, from: 'In Processing', to: 'Sent' },
  createdAt: placedAt,
  takenAt: placedAt,
  deadAt: placedAt,
  attempts: 13,
  lastError: '422 The recipient address is not accepted: mailbox full',
})
