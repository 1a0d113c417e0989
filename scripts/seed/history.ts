import pg from 'pg'
import { ADMINISTRATOR, CUSTOMER } from '@/local/auth-emulator/accounts'
import { type Goods, type PastOrder, pastOrders } from '@/prisma/history/orders'
import { fill } from './fill'

/** PLN per US dollar in the invented orders. */
const RATE = 3.65

/**
 * Adds past orders to a shop without orders, so that its dashboard shows something. Only for the demo's own database,
 * because the orders are invented. Returns the number of added orders.
 */
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
  await fill(
    client,
    'order_status_change',
    steps.map(({ order, from, to, at, byAdmin }) => ({
      order_id: order.id,
      from_status: from,
      to_status: to,
      changed_at: at,
      changed_by: byAdmin ? ADMINISTRATOR.uid : order.buyer.userId,
    })),
  )
  await fill(
    client,
    'audit_entry',
    steps
      .filter(({ byAdmin }) => byAdmin)
      .map(({ order, from, to, at }) => ({
        at,
        actor: ADMINISTRATOR.uid,
        actor_name: ADMINISTRATOR.displayName,
        action: 'order.status',
        subject_type: 'order',
        subject_id: order.id,
        before: { status: from },
        after: { status: to },
      })),
  )
  await fill(client, 'payment', orders.flatMap(paymentRows))
  await client.query(`
    INSERT INTO refund (order_id, method, state, amount_grosze, request_id, payment_id, amount_minor, refunded_at)
    SELECT p.order_id, 'paypal', 'completed', o.total_grosze, gen_random_uuid(), p.id, p.amount_minor, p.captured_at
    FROM payment p JOIN shop_order o ON o.id = p.order_id WHERE p.status = 'refunded'`)
  await fill(
    client,
    'outbox',
    orders
      .filter(({ status }) => status === 'Sent')
      .slice(-1)
      .map(failedMailRow),
  )
}

const orderRow = ({ id, buyer, placedAt, status, typeOfDelivery, totalGrosze }: PastOrder) => ({
  id,
  user_id: buyer.userId,
  order_date: placedAt,
  status,
  customer_type: buyer.customerType,
  first_and_last_name: buyer.firstAndLastName,
  company_name: buyer.companyName,
  unn: buyer.unn,
  email: buyer.email,
  phone: buyer.phone,
  address: buyer.address,
  city: buyer.city,
  post_code: buyer.postCode,
  country: buyer.country,
  type_of_delivery: typeOfDelivery,
  type_of_payment: 'payment_at_delivery',
  total_grosze: totalGrosze,
  locale: 'pl',
  privacy_consent_at: placedAt,
  commercial_consent_at: placedAt,
})

const lineRows = ({ id, lines }: PastOrder) =>
  lines.map(({ goods, quantity }) => ({
    order_id: id,
    product_id: goods.id,
    product_type: goods.productType,
    title: goods.title,
    url: goods.url,
    price_grosze: goods.priceGrosze,
    cost_grosze: goods.costGrosze,
    quantity,
  }))

const paymentRows = ({ id, payment, totalGrosze, placedAt }: PastOrder) =>
  payment === null
    ? []
    : [
        {
          order_id: id,
          request_id: `demo-${id}`,
          status: payment,
          currency: 'USD',
          pln_per_unit: RATE,
          amount_minor: Math.round(totalGrosze / RATE),
          capture_id: `DEMO-${id}`,
          captured_at: placedAt,
          checks: 0,
          created_at: placedAt,
        },
      ]

/** A mail that the customer's mail server refused, for the page of failed mails. */
const failedMailRow = ({ id, placedAt }: PastOrder) => ({
  topic: 'order.status_changed',
  event_key: `order.status_changed:demo-${id}`,
  payload: { orderId: id, from: 'In Processing', to: 'Sent' },
  created_at: placedAt,
  taken_at: placedAt,
  dead_at: placedAt,
  attempts: 13,
  last_error: '422 The recipient address is not accepted: mailbox full',
})
