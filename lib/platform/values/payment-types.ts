type PaymentWay = {
  /** Who takes the money: the person who hands over the goods, the shop's bank, or PayPal, which also refunds it. */
  settledBy: 'door' | 'bank' | 'paypal'
  /** Of what PayPal settles: whether the buyer pays on a page that PayPal names, in PLN, instead of by the wallet's buttons. */
  isByRedirect: boolean
  /** Whether the checkout shows the way while the shop does not offer it: the shop has always announced these. */
  isAnnounced: boolean
}

/** The ways of payment, in the order in which Polish buyers use them. What depends on a way asks this table. */
export const paymentWays = {
  blik: { settledBy: 'paypal', isByRedirect: true, isAnnounced: false },
  p24: { settledBy: 'paypal', isByRedirect: true, isAnnounced: false },
  bank_transfer: { settledBy: 'bank', isByRedirect: false, isAnnounced: true },
  payment_at_delivery: { settledBy: 'door', isByRedirect: false, isAnnounced: true },
  paypal: { settledBy: 'paypal', isByRedirect: false, isAnnounced: true },
} as const satisfies Record<string, PaymentWay>

type Ways = typeof paymentWays
export type PaymentType = keyof Ways
type TypesWith<Columns> = { [Type in PaymentType]: Ways[Type] extends Columns ? Type : never }[PaymentType]
export type OnlineType = TypesWith<{ settledBy: 'paypal' }>
/** What is paid on a page that PayPal names; PayPal calls it by the same name. */
export type RedirectType = TypesWith<{ isByRedirect: true }>

export const paymentTypes = ['blik', 'p24', 'bank_transfer', 'payment_at_delivery', 'paypal'] as const
export const onlineTypes = ['blik', 'p24', 'paypal'] as const satisfies OnlineType[]
export const redirectTypes = ['blik', 'p24'] as const satisfies RedirectType[]

export const isOnline = (type: PaymentType): type is OnlineType => paymentWays[type].settledBy === 'paypal'
export const isByRedirect = (type: PaymentType): type is RedirectType => paymentWays[type].isByRedirect
/** Whether the money is promised before the goods are handed over. */
export const isPrepaid = (type: PaymentType): boolean => paymentWays[type].settledBy !== 'door'

/** How long goods are kept for an order whose money was promised before the delivery. */
export const PAYMENT_DAYS = 7

/** How money goes back. The database knows the same list. */
export const refundMethods = ['paypal', 'transfer', 'cash'] as const
export type RefundMethod = (typeof refundMethods)[number]
