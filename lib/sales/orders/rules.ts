import { dayOf, expectedDelivery, workingDayAfter } from '@/lib/platform/time/working-days'
import { isAbroad, isPoland } from '@/lib/platform/values/countries'
import { type PaymentType, paymentWays } from '@/lib/platform/values/payment-types'
import { isAccountOnly } from '@/lib/sales/payment-ways/closed'

/** In the order in which they follow each other, except Canceled, which may follow any of them. */
export const orderStatuses = ['Pending', 'In Processing', 'Sent', 'Delivered', 'Canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const customerTypes = ['private_person', 'company'] as const
export const deliveryTypes = [
  'delivery_with_assembly',
  'shipping_to_customer',
  'shipping_to_another_address',
  'pickup',
] as const
export type DeliveryType = (typeof deliveryTypes)[number]

/** How goods travel at a price. Both kinds of shipping cost the same, wherever the parcel goes within a country. */
export const deliveryMethods = ['shipping', 'installation'] as const
export type DeliveryMethod = (typeof deliveryMethods)[number]

type DeliveryKind = {
  /** The method in the price table; null for a delivery that is always free. */
  method: DeliveryMethod | null
  /** Whether the goods are packed for a courier, and have parcels with numbers. */
  isByCourier: boolean
  /** Whether the goods change hands in the shop, wherever the buyer lives: its country's tax holds, and nothing is to be agreed on. */
  isHandedOverHere: boolean
  /** Whether the goods go elsewhere than to the buyer, where somebody else may receive them. */
  isElsewhere: boolean
}

/** The properties of each kind of delivery. A new kind does not compile until it has all of them. */
export const deliveryKinds: Record<DeliveryType, DeliveryKind> = {
  delivery_with_assembly: {
    method: 'installation',
    isByCourier: false,
    isHandedOverHere: false,
    isElsewhere: false,
  },
  shipping_to_customer: {
    method: 'shipping',
    isByCourier: true,
    isHandedOverHere: false,
    isElsewhere: false,
  },
  shipping_to_another_address: {
    method: 'shipping',
    isByCourier: true,
    isHandedOverHere: false,
    isElsewhere: true,
  },
  pickup: { method: null, isByCourier: false, isHandedOverHere: true, isElsewhere: false },
}

/** The statuses in which the goods have left the shop. An order for pickup that is Sent is only ready. */
export const handedOverStatuses = (type: DeliveryType): OrderStatus[] =>
  deliveryKinds[type].isHandedOverHere ? ['Delivered'] : ['Sent', 'Delivered']

export const courierDeliveries = deliveryTypes.filter((type) => deliveryKinds[type].isByCourier)

/** The kinds whose goods change hands in the shop. */
export const deliveriesHere = deliveryTypes.filter((type) => deliveryKinds[type].isHandedOverHere)

/** The invoice of a canceled order is corrected to zero, or by the goods that are expected back. */
export const canceledSales = ['corrected', 'return_expected'] as const
export type CanceledSale = (typeof canceledSales)[number]

/** The states of an online payment that an order shows. A payment that came to nothing is not shown. */
export const onlineStates = ['captured', 'pending', 'refunded', 'review'] as const
export type OnlineState = (typeof onlineStates)[number]

/** The ways in which an administrator notes that the money has come. */
export const paidWays = ['delivery', 'transfer'] as const
export type PaidWay = (typeof paidWays)[number]

/** `unpaid` is to be paid at the delivery; the two that are awaited were promised before it. */
export type PaymentState =
  | OnlineState
  | 'partlyRefunded'
  | 'refundedByHand'
  | 'paidAtDelivery'
  | 'paidByTransfer'
  | 'unpaid'
  | 'transferAwaited'
  | 'onlineAwaited'

export type PaymentFacts = {
  typeOfPayment: PaymentType
  customerType: (typeof customerTypes)[number]
  paidAt: string | null
  paidWay: PaidWay | null
  payment: { status: string } | null
  totalGrosze: number
  /** All payments, before refunds. */
  paidGrosze: number
  refunds: readonly { refundGrosze: number }[]
}

type WayFacts = Pick<PaymentFacts, 'typeOfPayment' | 'customerType' | 'totalGrosze'>

/** Who takes the money. A company whose total a correction lifted above the limit for cash pays by transfer instead. */
export function settledBy(order: WayFacts): 'door' | 'bank' | 'paypal' {
  const chosen = paymentWays[order.typeOfPayment].settledBy
  const isByAccount = isAccountOnly(order.customerType === 'company', order.totalGrosze)
  return chosen === 'door' && isByAccount ? 'bank' : chosen
}

type Paid = { paidWay: PaidWay | null; payment: { status: string; typeOfPayment: PaymentType } | null }

/** The way an order was paid, or is to be paid. */
export function wayOf({ payment, paidWay, ...order }: WayFacts & Paid): PaymentType {
  // one that was refunded may have been paid again by hand
  if (payment && (paidWay === null || payment.status === 'captured')) return payment.typeOfPayment
  if (paidWay === 'delivery') return 'payment_at_delivery'
  return paidWay === 'transfer' || settledBy(order) === 'bank' ? 'bank_transfer' : order.typeOfPayment
}

/** The state of an unpaid order, by who takes the money. */
const awaited = { door: 'unpaid', bank: 'transferAwaited', paypal: 'onlineAwaited' } as const

export function paymentState(order: PaymentFacts): PaymentState {
  const online = onlineStates.find((state) => state === order.payment?.status)
  const isNoted = order.paidAt !== null && online !== 'captured'
  if (!isNoted && online !== 'captured') return online ?? awaited[settledBy(order)]
  const backGrosze = refundedGrosze(order)
  const keptGrosze = order.paidGrosze - backGrosze
  if (keptGrosze <= 0) return online === 'captured' ? 'refunded' : 'refundedByHand'
  // what was paid beyond the total goes back without touching the sale
  if (backGrosze > 0 && keptGrosze < order.totalGrosze) return 'partlyRefunded'
  return isNoted ? (order.paidWay === 'transfer' ? 'paidByTransfer' : 'paidAtDelivery') : 'captured'
}

/** Whether the shop has money for an order; statements compare its books, as the view `order_ledger` does. */
export const isPaid = (order: PaymentFacts): boolean => paidStates.includes(paymentState(order))

const paidStates: readonly PaymentState[] = ['captured', 'paidAtDelivery', 'paidByTransfer', 'partlyRefunded']

/** Whether an order waits for money that was promised before the delivery. */
export const isAwaited = (order: PaymentFacts): boolean => awaitedState(order) !== null

/** The payment that was promised before the delivery and is still missing; null if none is. */
export function awaitedState(order: PaymentFacts): 'transferAwaited' | 'onlineAwaited' | null {
  const state = paymentState(order)
  return state === awaited.bank || state === awaited.paypal ? state : null
}

/** Whether the money is taken when the goods are handed over. */
export const isToCollect = (order: PaymentFacts): boolean => paymentState(order) === 'unpaid'

/** When the time of delivery begins: at the order, or once the money came that was promised before it. */
export function deliveryCountsFrom(
  order: PaymentFacts & { orderDate: string; payment: { capturedAt: string | null } | null },
): string | null {
  if (settledBy(order) === 'door') return order.orderDate
  if (isAwaited(order)) return null
  return order.paidAt ?? order.payment?.capturedAt ?? order.orderDate
}

/** Whether an order is still to come, and not overdue: of an older one the shop itself has to be asked. */
export function isUnderway(
  order: Parameters<typeof deliveryCountsFrom>[0] & { status: OrderStatus },
  now = new Date(),
): boolean {
  if (order.status === 'Delivered' || order.status === 'Canceled') return false
  const from = deliveryCountsFrom(order)
  return from === null || expectedDelivery(new Date(from)) > now
}

/** The statuses that the order's page offers: the following one or Canceled; a canceled order may be resumed in any status. */
export function nextStatuses(status: OrderStatus): OrderStatus[] {
  if (status === 'Canceled') return orderStatuses.filter((each) => each !== 'Canceled')
  const next = orderStatuses[orderStatuses.indexOf(status) + 1] ?? 'Canceled'
  return next === 'Canceled' ? ['Canceled'] : [next, 'Canceled']
}

/** Whether a change of status is no step forward: a jump, a step back, canceling or resuming is asked about first. */
export const isUnusualChange = (from: OrderStatus, to: OrderStatus): boolean =>
  from === 'Canceled' || to === 'Canceled' || nextStatuses(from)[0] !== to

/** The day an order was finished as 'my orders' shows it: its date once delivered. */
export const finishDate = (order: { status: OrderStatus; orderDate: string }): string | null =>
  order.status === 'Delivered' ? order.orderDate : null

type Way = { typeOfDelivery: DeliveryType; country: string }

/** Whether the price of an order's delivery is still to be agreed upon: abroad, where the shop had no price table. */
export const isDeliveryOpen = (order: Way & { deliveryName: string | null }): boolean =>
  isAbroad(order.country) &&
  order.deliveryName === null &&
  !deliveryKinds[order.typeOfDelivery].isHandedOverHere

/** The status as people read it: an order for pickup is never on its way, but ready. */
export const shownStatus = (
  order: Pick<Way, 'typeOfDelivery'> & { status: OrderStatus },
): OrderStatus | 'Ready' =>
  order.status === 'Sent' && deliveryKinds[order.typeOfDelivery].isHandedOverHere ? 'Ready' : order.status

/** The way of an order, on which its time of arrival depends. The price of its delivery is known once it is placed. */
export function travelOf(order: Way & { deliveryName?: string | null }) {
  if (deliveryKinds[order.typeOfDelivery].isHandedOverHere) return 'pickup'
  if (order.typeOfDelivery === 'delivery_with_assembly') return 'assembly'
  if (isPoland(order.country)) return 'poland'
  return order.deliveryName ? 'abroadPriced' : 'abroad'
}

/** A buyer may wish for a day up to this many days ahead. */
const WISHABLE_DAYS = 60

/** The first and the last day that a buyer may wish for, both as `2026-11-30`. */
export function wishableDays(today = dayOf(new Date())): { first: string; last: string } {
  const last = new Date(today)
  last.setUTCDate(last.getUTCDate() + WISHABLE_DAYS)
  return { first: workingDayAfter(today, 1), last: last.toISOString().slice(0, 10) }
}

/** Whether a day may be wished for; it need not be a working day. */
export function isWishableDay(day: string): boolean {
  const { first, last } = wishableDays()
  return first <= day && day <= last
}

export const isOrderId = (text: string): boolean => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(text)

/** An order's number as it is typed or read out: without hyphen, in small letters, with the letters O, I and L for digits. */
export function typedOrderId(text: string): string {
  const signs = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  return `${signs.slice(0, 5)}-${signs.slice(5, 30)}`
}

/** Grosze a list of lines costs. */
export const linesTotal = (lines: { priceGrosze: number; quantity: number }[]): number =>
  lines.reduce((total, line) => total + line.priceGrosze * line.quantity, 0)

/** Crockford's base 32 without look-alikes: read out on the phone, typed from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An order id from ten random bytes: `K7M2Q-X9D4T`, 50 bits, so that it cannot be guessed or counted up. */
export function orderIdFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes.subarray(0, 10), (byte) => alphabet[byte % 32]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** Begins the owner of an order that was entered for a caller. The provider's ids of accounts have no hyphen. */
export const CALLER_PREFIX = 'phone-'

/** Whether an order's owner has no account yet. */
export const isCaller = (userId: string): boolean => userId.startsWith(CALLER_PREFIX)

export const sumOfAmounts = (rows: readonly { amountGrosze: number }[]): number =>
  rows.reduce((sum, { amountGrosze }) => sum + amountGrosze, 0)

/** The refunds of an order so far, in grosze. */
export const refundedGrosze = ({ refunds }: { refunds: readonly { refundGrosze: number }[] }): number =>
  refunds.reduce((sum, { refundGrosze }) => sum + refundGrosze, 0)
