import type { Locale } from '@/lib/platform/i18n/routing'
import { weekText } from '@/lib/platform/opening-hours'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { expectedDelivery } from '@/lib/platform/values/working-days'
import { formatArrival } from '@/lib/sales/orders/dates'
import { settledBy, travelOf } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import type { Words } from '@/lib/shop/texts/translator'

/** When an order comes: within Poland some days after the order, or after the money that was promised before. */
function arrivalOf(order: Order) {
  const travel = travelOf(order)
  return travel === 'poland' && settledBy(order) !== 'door' ? 'afterPayment' : travel
}

/** By when an order comes to the buyer, as far as that is known once it is placed. */
export function arrivalText(order: Order, t: Words, locale: Locale): string {
  const arrival = arrivalOf(order)
  if (arrival === 'pickup') return t('orders.arrivals.pickup', { address: shopAddress() })
  if (arrival !== 'poland') return t(`mail.placed.${arrival}`)
  const date = formatArrival(expectedDelivery(new Date(order.orderDate)).toISOString(), locale)
  return t('orders.arrivals.poland', { date })
}

/** How an order that is on its way, or ready, comes to the buyer. */
export function sentText(order: Order, t: Words): string {
  const arrival = arrivalOf(order)
  if (arrival !== 'pickup') return t(`mail.sent.${arrival}`)
  return t('mail.sent.pickup', { address: shopAddress(), hours: weekText(shop.hours.week, order.locale) })
}
