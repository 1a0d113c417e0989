import 'server-only'
import { z } from 'zod'
import { defaultLocale, type Locale, localePath } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import { env } from '@/lib/platform/runtime/env'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { formatPrice } from '@/lib/platform/values/money'
import { complaintPath, guaranteeExplained } from '@/lib/sales/orders/legal-guarantee'
import { lineTitle } from '@/lib/sales/orders/line-title'
import { hasConsents } from '@/lib/sales/orders/paid'
import { pathWithoutAccount } from '@/lib/sales/orders/parcels/tracking'
import { guaranteedProducts, orderToWriteAbout } from '@/lib/sales/orders/queries'
import { isCaller, isDeliveryOpen, isPaid, orderStatuses, shownStatus } from '@/lib/sales/orders/rules'
import type { Address, Order } from '@/lib/sales/orders/schema'
import { wishesOf } from '@/lib/sales/orders/wishes'
import { formatPaid } from '@/lib/sales/payments/rules'
import { withdrawalPath } from '@/lib/sales/withdrawal/rules'
import { formatMoment } from '@/lib/shop/mail/moment'
import { type Block, type Mail, type MailContent, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { orderRecipients } from '@/lib/shop/settings/load'
import { type Words, wordsOf } from '@/lib/shop/texts/translator'
import { arrivalText, sentText } from './arrival'
import { guaranteePicture } from './guarantee-picture'
import { orderWithoutLinks } from './order-without-links'
import { parcelBlocks } from './parcel-blocks'
import { paymentBlocks } from './payment-mail'
import { modelForm, termsFile } from './terms-file'

const StatusChanged = topics['order.status_changed'].extend({ to: z.enum(orderStatuses) })

/** The confirmation of a contract made at a distance: what was bought, from whom, and how to withdraw. */
export async function orderPlacedMail(payload: unknown): Promise<Mail> {
  const { order, locale } = await orderToWriteAbout(topics['order.placed'].parse(payload).orderId)
  const t = wordsOf(locale)
  const about = { email: shop.email, address: shopAddress() }
  const terms = await termsFile(termsVersionOf(order), locale)
  const isAccepted = await hasConsents(order.id)
  const picture = await guaranteePicture(t, locale)
  const attachments = [terms, picture].filter((file) => file !== null)
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.placed.subject', { id: order.id }),
    title: t('mail.placed.title', { id: order.id }),
    blocks: [
      { kind: 'text', text: `${t('mail.placed.text')} ${arrivalText(order, t, locale)}` },
      ...(isCaller(order.userId) ? [{ kind: 'text' as const, text: t('mail.placed.byPhone') }] : []),
      ...leadBlocks(order, t, locale),
      orderLines(order, t, locale),
      orderFacts(orderWithoutLinks(order), t, locale),
      {
        kind: 'notice',
        title: t('mail.withdrawal.title'),
        paragraphs:
          order.customerType === 'company'
            ? [t('claimForm.companyText')]
            : [
                t('mail.withdrawal.text', about),
                t('mail.withdrawal.refund'),
                ...modelForm(shop, t),
                t.markup('rulesModal.withdrawal.online', {
                  url: withdrawalUrl(order.id, locale),
                  link: (words) => words,
                }),
              ],
      },
      ...toWithdrawal(order, t, locale),
      {
        kind: 'notice',
        title: t('mail.guarantee.title'),
        paragraphs: [
          t('guaranteeNotice.text'),
          t('mail.guarantee.text', {
            email: shop.email,
            url: `${env().SHOP_ORIGIN}${localePath(locale, complaintPath())}`,
          }),
          ...(picture ? [t('mail.guarantee.picture')] : []),
          t('mail.guarantee.rights', { url: guaranteeExplained(locale) }),
          ...(await guaranteeOf(order, t, about)),
        ],
      },
      ...(terms
        ? [{ kind: 'text' as const, text: t(`mail.placed.${isAccepted ? 'terms' : 'termsAttached'}`) }]
        : []),
    ],
    ...(attachments.length > 0 ? { attachments } : {}),
  })
}

/** To the staff, in the shop's language: a new order, with the way to it. Nobody is told where nobody is named. */
export async function orderForStaffMail(payload: unknown): Promise<Mail | null> {
  const { SHOP_ORIGIN } = env()
  const to = orderRecipients()
  if (to.length === 0) return null
  const { order } = await orderToWriteAbout(topics['order.placed_for_staff'].parse(payload).orderId)
  const locale = defaultLocale
  const t = wordsOf(locale)
  const words = { id: order.id, total: formatPrice(order.totalGrosze, locale) }
  return writeMail({
    locale,
    to,
    replyTo: order.email,
    subject: t('mail.staff.subject', words),
    title: t('mail.staff.title', words),
    blocks: [
      { kind: 'action', label: t('mail.toAdmin'), href: `${SHOP_ORIGIN}/admin/order/${order.id}` },
      orderLines(order, t, locale),
      orderFacts(order, t, locale),
    ],
  })
}

/**
 * The guarantee's whole statement, which a link would not replace (CJEU C-49/11), and the goods that it covers. Nothing
 * where the order has no product of the shop's own make.
 */
async function guaranteeOf(
  order: Order,
  t: Words,
  about: { email: string; address: string },
): Promise<string[]> {
  const guaranteed = await guaranteedProducts(order.orderItems.map((line) => line.productId))
  const lines = order.orderItems.filter((line) => guaranteed.has(line.productId))
  if (lines.length === 0) return []
  const goods = lines.map((line) => lineTitle(order, line).text).join('; ')
  const statement = t('rulesPage.sections.guarantee.text', { ...about, company: shop.company.name })
  return [t('mail.guarantee.goods', { goods }), ...statement.split('\n\n')]
}

/** That an order moved on; the status is the one of the event, whatever has happened since. */
export async function orderStatusMail(payload: unknown): Promise<Mail> {
  const { orderId, to } = StatusChanged.parse(payload)
  const { order, locale } = await orderToWriteAbout(orderId)
  const t = wordsOf(locale)
  const status = shownStatus({ ...order, status: to })
  const words = { id: order.id, status: t(`orders.statuses.${status}`) }
  const refund = to === 'Canceled' && isPaid(order) ? paidAmount(order, locale) : null
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.status.subject', words),
    title: t('mail.status.title', words),
    blocks: [
      { kind: 'text', text: to === 'Sent' ? sentText(order, t) : t(`mail.status.${to}`) },
      ...(refund ? [{ kind: 'text' as const, text: t('mail.status.refund', { amount: refund }) }] : []),
      ...(to === 'Sent' ? parcelBlocks(order, t) : []),
      ...leadBlocks(order, t, locale),
      orderLines(order, t, locale),
      ...toWithdrawal(order, t, locale),
    ],
  })
}

/** That an order on its way has new or corrected parcels. Nothing where a later change has replaced all of them. */
export async function parcelsChangedMail(payload: unknown): Promise<Mail | null> {
  const { orderId, parcelIds } = topics['order.parcels_changed'].parse(payload)
  const { order, locale } = await orderToWriteAbout(orderId)
  if (!order.parcels.some(({ id }) => parcelIds.includes(id))) return null
  const t = wordsOf(locale)
  return mailToBuyer(order, locale, {
    subject: t('mail.parcels.subject', { id: order.id }),
    blocks: [
      { kind: 'text', text: t('mail.parcels.text') },
      ...parcelBlocks(order, t),
      ...paymentBlocks(order, t, locale),
    ],
  })
}

/** That an order goes to another address than before, as it is now. */
export async function addressChangedMail(payload: unknown): Promise<Mail> {
  const { order, locale } = await orderToWriteAbout(topics['order.address_changed'].parse(payload).orderId)
  const t = wordsOf(locale)
  return mailToBuyer(order, locale, {
    subject: t('mail.addressChanged.subject', { id: order.id }),
    title: t('mail.addressChanged.title'),
    blocks: [
      { kind: 'text', text: t('mail.addressChanged.text', { email: shop.email }) },
      {
        kind: 'facts',
        title: t('mail.orderFacts'),
        facts: [
          [t('mail.address'), addressText(orderWithoutLinks(order), t)],
          ...wishFacts(orderWithoutLinks(order), t, locale),
        ],
      },
    ],
  })
}

/** A mail to the buyer of an order, with the way to it below what there is to say. */
export const mailToBuyer = (
  order: Order,
  locale: Locale,
  content: Pick<MailContent, 'subject' | 'title' | 'blocks'>,
): Mail =>
  writeMail({
    ...content,
    locale,
    to: order.email,
    blocks: [...content.blocks, toOrder(order, wordsOf(locale), locale)],
  })

const paidAmount = ({ payment, totalGrosze }: Order, locale: Locale) =>
  payment?.status === 'captured' ? formatPaid(totalGrosze, payment, locale) : formatPrice(totalGrosze, locale)

/** How an order is paid, and the way to it. */
const leadBlocks = (order: Order, t: Words, locale: Locale): Block[] => [
  ...paymentBlocks(order, t, locale),
  toOrder(order, t, locale),
]

export function orderLines(order: Order, t: Words, locale: Locale): Block {
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
const termsVersionOf = (order: Order): number => order.termsVersion ?? 0

function orderFacts(order: Order, t: Words, locale: Locale): Block {
  const version = termsVersionOf(order)
  return {
    kind: 'facts',
    title: t('mail.orderFacts'),
    facts: [
      [t('mail.id'), order.id],
      [t('mail.date'), formatMoment(new Date(order.orderDate), locale, 'short')],
      ...(order.firstAndLastName ? [[t('mail.buyer'), order.firstAndLastName] as [string, string]] : []),
      ...(order.companyName ? [[t('mail.company'), order.companyName] as [string, string]] : []),
      ...(order.unn ? [[t('mail.nip'), order.unn] as [string, string]] : []),
      ...(order.contactPerson ? [[t('orders.contactPerson'), order.contactPerson] as [string, string]] : []),
      ...(order.buyerReference
        ? [[t('orders.buyerReference'), order.buyerReference] as [string, string]]
        : []),
      [t('mail.phone'), order.phone],
      [t('mail.address'), addressText(order, t)],
      ...(order.billing
        ? [[t('orders.billingAddress'), addressText(order.billing, t)] as [string, string]]
        : []),
      ...wishFacts(order, t, locale),
      [t('mail.delivery'), t(`mail.deliveries.${order.typeOfDelivery}`)],
      [t('mail.payment'), t(`mail.payments.${order.typeOfPayment}`)],
      [
        t('orders.terms'),
        t('orders.termsVersion', { version }),
        `${env().SHOP_ORIGIN}${localePath(locale, `/rules/${version}`)}`,
      ],
    ],
  }
}

const wishFacts = (order: Order, t: Words, locale: Locale) =>
  wishesOf(order, locale).map(([name, text]): [string, string] => [t(`orders.${name}`), text])

const addressText = ({ address, postCode, city, country }: Address, t: Words) =>
  `${address}\n${postCode} ${city}\n${countryName(t, country)}`

/** The way to an order: to the buyer's own ones, or without an account to the order's own address. */
export const toOrder = (
  order: Pick<Order, 'id' | 'userId' | 'isWithoutAccount'>,
  t: Words,
  locale: Locale,
): Block => {
  const own = pathWithoutAccount(order)
  return {
    kind: 'action',
    label: t(own ? 'mail.toTracking' : 'mail.toOrders'),
    href: `${env().SHOP_ORIGIN}${localePath(locale, own ?? `/orders?order=${order.id}`)}`,
  }
}

const withdrawalUrl = (id: string, locale: Locale) =>
  `${env().SHOP_ORIGIN}${localePath(locale, withdrawalPath(id))}`

/** Nothing for a company. */
const toWithdrawal = ({ id, customerType }: Order, t: Words, locale: Locale): Block[] =>
  customerType === 'company'
    ? []
    : [{ kind: 'action', label: t('layout.withdraw'), href: withdrawalUrl(id, locale) }]
