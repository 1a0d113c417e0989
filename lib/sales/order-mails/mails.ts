import 'server-only'
import { z } from 'zod'
import { query } from '@/lib/platform/database/query'
import { defaultLocale, localePath } from '@/lib/platform/i18n/routing'
import { isGuaranteed, shop, shopAddress } from '@/lib/platform/shop-details'
import { formatPrice } from '@/lib/platform/values/money'
import { hasConsents } from '@/lib/sales/orders/payment-status'
import { isCaller, isPaid, orderStatuses, shownStatus } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { complaintPath, guaranteeExplained, lineTitle, withdrawalPath } from '@/lib/sales/orders/shown'
import { type Mail, type MailContent, paragraph, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { absoluteAddress } from '@/lib/shop/seo/origin'
import { orderRecipients } from '@/lib/shop/settings/load'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'
import { guaranteePicture, modelForm, termsFile } from './attachments'
import {
  aboutOrder,
  addressText,
  amountOf,
  arrivalText,
  leadBlocks,
  orderFacts,
  orderLines,
  orderWithoutLinks,
  parcelBlocks,
  paymentBlocks,
  sentText,
  termsVersionOf,
  textIf,
  toAdminOrder,
  toOrder,
  toWithdrawal,
  wishFacts,
} from './blocks'

const StatusChanged = topics['order.status_changed'].extend({ to: z.enum(orderStatuses) })

/** The confirmation of a contract made at a distance: what was bought, from whom, and how to withdraw. */
export async function orderPlacedMail(payload: unknown): Promise<Mail> {
  const { order, locale, t } = await aboutOrder(topics['order.placed'].parse(payload))
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
      paragraph(`${t('mail.placed.text')} ${arrivalText(order, t, locale)}`),
      ...textIf(isCaller(order.userId), t('mail.placed.byPhone')),
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
                  url: absoluteAddress(localePath(locale, withdrawalPath(order.id))),
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
            url: absoluteAddress(localePath(locale, complaintPath())),
          }),
          ...(picture ? [t('mail.guarantee.picture')] : []),
          t('mail.guarantee.rights', { url: guaranteeExplained(locale) }),
          ...(await guaranteeOf(order, t, about)),
        ],
      },
      ...textIf(terms !== null, t(`mail.placed.${isAccepted ? 'terms' : 'termsAttached'}`)),
    ],
    ...(attachments.length > 0 ? { attachments } : {}),
  })
}

/** To the staff, in the shop's language: a new order, with a link to it. Null without recipients in the settings. */
export async function orderForStaffMail(payload: unknown): Promise<Mail | null> {
  const to = orderRecipients()
  if (to.length === 0) return null
  const { order } = await aboutOrder(topics['order.placed_for_staff'].parse(payload))
  const locale = defaultLocale
  const t = wordsOf(locale)
  const words = { id: order.id, total: formatPrice(order.totalGrosze, locale) }
  return writeMail({
    locale,
    to,
    replyTo: order.email,
    subject: t('mail.staff.subject', words),
    title: t('mail.staff.title', words),
    blocks: [toAdminOrder(order, t), orderLines(order, t, locale), orderFacts(order, t, locale)],
  })
}

/** The guarantee's whole statement, which a link would not replace (CJEU C-49/11), and its goods. */
async function guaranteeOf(
  order: Order,
  t: Translator,
  about: { email: string; address: string },
): Promise<string[]> {
  const products = await query()
    .selectFrom('product')
    .select(['id', 'manufacturer', 'makerName'])
    .where(
      'id',
      'in',
      order.orderItems.map(({ productId }) => productId),
    )
    .execute()
  const guaranteed = products.filter(isGuaranteed)
  const lines = order.orderItems.filter(({ productId }) => guaranteed.some(({ id }) => id === productId))
  if (lines.length === 0) return []
  const goods = lines.map((line) => lineTitle(order, line).text).join('; ')
  const statement = t('rulesPage.sections.guarantee.text', { ...about, company: shop.company.name })
  return [t('mail.guarantee.goods', { goods }), ...statement.split('\n\n')]
}

/** Says that an order moved to the status of the event, even if it has moved on since. */
export async function orderStatusMail(payload: unknown): Promise<Mail> {
  const { orderId, to } = StatusChanged.parse(payload)
  const { order, locale, t } = await aboutOrder({ orderId })
  const status = shownStatus({ ...order, status: to })
  const words = { id: order.id, status: t(`orders.statuses.${status}`) }
  const isRefundDue = to === 'Canceled' && isPaid(order)
  const wallet = order.payment?.status === 'captured' ? order.payment : null
  const amount = amountOf(order.totalGrosze, wallet, locale)
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.status.subject', words),
    title: t('mail.status.title', words),
    blocks: [
      paragraph(to === 'Sent' ? sentText(order, t) : t(`mail.status.${to}`)),
      ...textIf(isRefundDue, t('mail.status.refund', { amount })),
      ...(to === 'Sent' ? parcelBlocks(order, t) : []),
      ...leadBlocks(order, t, locale),
      orderLines(order, t, locale),
      ...toWithdrawal(order, t, locale),
    ],
  })
}

/** Says that a sent order has new or corrected parcels; null once a later change has replaced all of them. */
export async function parcelsChangedMail(payload: unknown): Promise<Mail | null> {
  const { orderId, parcelIds } = topics['order.parcels_changed'].parse(payload)
  const { order, locale, t } = await aboutOrder({ orderId })
  if (!order.parcels.some(({ id }) => parcelIds.includes(id))) return null
  return mailToBuyer(order, {
    subject: t('mail.parcels.subject', { id: order.id }),
    blocks: [
      paragraph(t('mail.parcels.text')),
      ...parcelBlocks(order, t),
      ...paymentBlocks(order, t, locale),
    ],
  })
}

/** Says that an order's address was changed, with the present address. */
export async function addressChangedMail(payload: unknown): Promise<Mail> {
  const { order, locale, t } = await aboutOrder(topics['order.address_changed'].parse(payload))
  const written = orderWithoutLinks(order)
  return mailToBuyer(order, {
    subject: t('mail.addressChanged.subject', { id: order.id }),
    title: t('mail.addressChanged.title'),
    blocks: [
      paragraph(t('mail.addressChanged.text', { email: shop.email })),
      {
        kind: 'facts',
        title: t('mail.orderFacts'),
        facts: [[t('mail.address'), addressText(written, t)], ...wishFacts(written, t, locale)],
      },
    ],
  })
}

/** A mail to the buyer of an order, with the way to it below what there is to say. */
export const mailToBuyer = (order: Order, content: Pick<MailContent, 'subject' | 'title' | 'blocks'>): Mail =>
  writeMail({
    ...content,
    locale: order.locale,
    to: order.email,
    blocks: [...content.blocks, toOrder(order, wordsOf(order.locale), order.locale)],
  })
