import { rowsOf, type Shop, thisShop } from './database'

export const fetchPayments = (orderId: string, shop: Shop) =>
  rowsOf(
    shop,
    'SELECT status, type_of_payment, amount_minor, currency FROM payment WHERE order_id = $1',
    orderId,
  )

/** Makes the shop's next question to PayPal about an order due now instead of in minutes. */
export const checkSoon = (orderId: string, shop = thisShop) =>
  rowsOf(shop, 'UPDATE payment SET check_at = now() WHERE order_id = $1 AND check_at IS NOT NULL', orderId)

/** Makes all questions to PayPal due now. */
export async function checkAllSoon(shop: Shop) {
  for (const table of ['payment', 'refund'])
    await rowsOf(shop, `UPDATE ${table} SET check_at = now() WHERE check_at IS NOT NULL`)
}
