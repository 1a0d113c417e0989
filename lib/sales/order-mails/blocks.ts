import 'server-only'
import { query } from '@/lib/platform/database/query'
import { defaultLocale, type Locale, localePath } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import { weekText } from '@/lib/platform/opening-hours'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { expectedDelivery } from '@/lib/platform/time/working-days'
import { withoutLinks } from '@/lib/platform/values/links'
import { formatPrice } from '@/lib/platform/values/money'
import { isByRedirect, PAYMENT_DAYS } from '@/lib/platform/values/payment-types'
import { formatArrival } from '@/lib/sales/orders/dates'
import { duePaymentState, transferOf } from '@/lib/sales/orders/due-payment'
import { carrierOf } from '@/lib/sales/orders/parcels/rules'
import { pathWithoutAccount } from '@/lib/sales/orders/parcels/tracking'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import { isDeliveryOpen, settledBy, travelOf } from '@/lib/sales/orders/rules'
import type { Address, Order } from '@/lib/sales/orders/schema'
import { lineTitle, wishesOf, withdrawalPath } from '@/lib/sales/orders/shown'
import { onlineTerms } from '@/lib/sales/payments/queries'
import { formatPaid } from '@/lib/sales/payments/rules'
import { formatMoment } from '@/lib/shop/mail/dates'
import { knownFacts, linkTo, type MailBlock, paragraph } from '@/lib/shop/mail/template'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import type { Translator } from '@/lib/shop/texts/translator'
import { wordsOf } from '@/lib/shop/texts/translator'
import { formatAccount } from '@/lib/shop/transfer-code'

/** How an order is paid and what is still to be done; nothing for an order canceled or handed over unpaid. */
export function paymentBlocks(order: Order, t: Translator, locale: Locale): MailBlock[] {
  const state = duePaymentState(order)
  if (order.status === 'Canceled' || (order.status === 'Delivered' && state === 'unpaid')) return []
  const amount = amountOf(order.totalGrosze, order.payment, locale)
  return [
    paragraph(t(`mail.money.${state}`, { amount, days: PAYMENT_DAYS })),
    ...transferBlocks(order, t, locale),
    ...(state === 'onlineAwaited' ? [toPaymentPage(order, t, locale)] : []),
  ]
}

/** The amount of an order, with the wallet's amount if it was paid there. */
export const amountOf = (
  grosze: number,
  wallet: { amountMinor: number; currency: string } | null | undefined,
  locale: Locale,
): string => (wallet ? formatPaid(grosze, wallet, locale) : formatPrice(grosze, locale))

function transferBlocks(order: Order, t: Translator, locale: Locale): MailBlock[] {
  const transfer = transferOf(order)
  if (!transfer) return []
  const facts: MailBlock = {
    kind: 'facts',
    title: t('payment.transfer.heading'),
    facts: [
      [t('payment.transfer.recipient'), transfer.recipient],
      [
        t('payment.transfer.account'),
        t('payment.transfer.number', { account: formatAccount(transfer.account) }),
      ],
      [t('payment.transfer.amount'), formatPrice(transfer.amountGrosze, locale)],
      [t('payment.transfer.title'), transfer.title],
    ],
  }
  if (!transfer.code) return [facts]
  return [facts, { kind: 'code', text: transfer.code, label: t('payment.transfer.scan') }]
}

/** The way to pay: the payment page, or without an account the order's own address, if that takes the chosen way. */
function toPaymentPage(order: Order, t: Translator, locale: Locale): MailBlock {
  const { typeOfPayment: type } = order
  const ownPath = isByRedirect(type) && onlineTerms(type) ? pathWithoutAccount(order) : null
  return linkTo(ownPath ?? `/Payment?order=${order.id}`, locale, t('payment.payByWallet'))
}

export function parcelBlocks({ parcels }: Order, t: Translator): MailBlock[] {
  if (parcels.length === 0) return []
  const tracked = parcels.filter(({ trackingUrl }) => trackingUrl !== null)
  return [
    {
      kind: 'facts',
      title: t('orders.parcels'),
      facts: parcels.map((parcel) => [carrierOf(parcel), parcel.number]),
    },
    ...tracked.map(({ number, trackingUrl }) => ({
      kind: 'action' as const,
      label: tracked.length === 1 ? t('orders.track') : t('orders.trackNumber', { number }),
      href: trackingUrl ?? '',
    })),
  ]
}

/** When an order comes: within Poland some days after the order, or after the money that was promised before. */
function arrivalKind(order: Order) {
  const travel = travelOf(order)
  return travel === 'poland' && settledBy(order) !== 'door' ? 'afterPayment' : travel
}

/** By when an order comes to the buyer, as far as that is known once it is placed. */
export function arrivalText(order: Order, t: Translator, locale: Locale): string {
  const arrival = arrivalKind(order)
  if (arrival === 'pickup') return t('orders.arrivals.pickup', { address: shopAddress() })
  if (arrival !== 'poland') return t(`mail.placed.${arrival}`)
  const date = formatArrival(expectedDelivery(new Date(order.orderDate)).toISOString(), locale)
  return t('orders.arrivals.poland', { date })
}

export function sentText(order: Order, t: Translator): string {
  const arrival = arrivalKind(order)
  if (arrival !== 'pickup') return t(`mail.sent.${arrival}`)
  return t('mail.sent.pickup', { address: shopAddress(), hours: weekText(shop.hours.week, order.locale) })
}

/** An order for a mail that may reach a stranger's address: typed text makes no links in it. */
export const orderWithoutLinks = (order: Order): Order => ({
  ...order,
  ...addressWithoutLinks(order),
  firstAndLastName: safe(order.firstAndLastName),
  companyName: safe(order.companyName),
  unn: safe(order.unn),
  contactPerson: safe(order.contactPerson),
  buyerReference: safe(order.buyerReference),
  recipientName: safe(order.recipientName),
  remark: safe(order.remark),
  billing: order.billing && addressWithoutLinks(order.billing),
})

const safe = (text: string | null) => text && withoutLinks(text)

const addressWithoutLinks = ({ address, city, postCode, country }: Address): Address => ({
  address: withoutLinks(address),
  city: withoutLinks(city),
  postCode: withoutLinks(postCode),
  country: withoutLinks(country),
})

/** The order that a mail is about, with the language and the words that it is written in. @throws ShopError order.not_found */
export async function aboutOrder({ orderId }: { orderId: string }) {
  const order = await getOrder(orderId, theShop)
  const confirmed = await query()
    .selectFrom('addressConfirmation')
    .select('uid')
    .where('uid', '=', order.userId)
    .executeTakeFirst()
  const { locale } = order
  return { order: { ...order, isWithoutAccount: confirmed !== undefined }, locale, t: wordsOf(locale) }
}

export const textIf = (isSaid: boolean, text: string): MailBlock[] => (isSaid ? [paragraph(text)] : [])

export const leadBlocks = (order: Order, t: Translator, locale: Locale): MailBlock[] => [
  ...paymentBlocks(order, t, locale),
  toOrder(order, t, locale),
]

export function orderLines(order: Order, t: Translator, locale: Locale): MailBlock {
  const price = (grosze: number) => formatPrice(grosze, locale)
  return {
    kind: 'lines',
    lines: [
      ...order.orderItems.map((line) => ({
        what: lineTitle(order, line).text,
        how: t('mail.line', { quantity: line.quantity, price: price(line.priceGrosze) }),
        price: price(line.priceGrosze * line.quantity),
      })),
      ...(order.deliveryName === null
        ? []
        : [{ what: t('mail.delivery'), how: order.deliveryName, price: price(order.deliveryGrosze) }]),
    ],
    total: [isDeliveryOpen(order) ? t('mail.totalAbroad') : t('mail.total'), price(order.totalGrosze)],
  }
}

/** 0: the terms that came with the shop. */
export const termsVersionOf = (order: Order): number => order.termsVersion ?? 0

export function orderFacts(order: Order, t: Translator, locale: Locale): MailBlock {
  const version = termsVersionOf(order)
  return {
    kind: 'facts',
    title: t('mail.orderFacts'),
    facts: knownFacts(
      [t('mail.id'), order.id],
      [t('mail.date'), formatMoment(new Date(order.orderDate), locale, 'short')],
      [t('mail.buyer'), order.firstAndLastName],
      [t('mail.company'), order.companyName],
      [t('mail.nip'), order.unn],
      [t('orders.contactPerson'), order.contactPerson],
      [t('orders.buyerReference'), order.buyerReference],
      [t('mail.phone'), order.phone],
      [t('mail.address'), addressText(order, t)],
      [t('orders.billingAddress'), order.billing && addressText(order.billing, t)],
      ...wishFacts(order, t, locale),
      [t('mail.delivery'), t(`mail.deliveries.${order.typeOfDelivery}`)],
      [t('mail.payment'), t(`mail.payments.${order.typeOfPayment}`)],
      [
        t('orders.terms'),
        t('orders.termsVersion', { version }),
        absoluteAddress(localePath(locale, `/rules/${version}`)),
      ],
    ),
  }
}

export const wishFacts = (order: Order, t: Translator, locale: Locale) =>
  wishesOf(order, locale).map(([name, text]): [string, string] => [t(`orders.${name}`), text])

export const addressText = ({ address, postCode, city, country }: Address, t: Translator) =>
  `${address}\n${postCode} ${city}\n${countryName(t, country)}`

/** The way to an order: to the buyer's own ones, or without an account to the order's own address. */
export function toOrder(order: Order, t: Translator, locale: Locale): MailBlock {
  const own = pathWithoutAccount(order)
  return linkTo(own ?? `/orders?order=${order.id}`, locale, t(own ? 'mail.toTracking' : 'mail.toOrders'))
}

/** For the staff: the way to an order in the administration. */
export const toAdminOrder = ({ id }: Order, t: Translator): MailBlock =>
  linkTo(`/admin/order/${id}`, defaultLocale, t('mail.toAdmin'))

export const toWithdrawal = ({ id, customerType }: Order, t: Translator, locale: Locale): MailBlock[] =>
  customerType === 'company' ? [] : [linkTo(withdrawalPath(id), locale, t('layout.withdraw'))]
