import 'server-only'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import { formatPrice } from '@/lib/platform/values/money'
import { aboutOrder, amountOf, orderLines, paymentBlocks, toAdminOrder } from '@/lib/sales/order-mails/blocks'
import { mailToBuyer } from '@/lib/sales/order-mails/mails'
import { paymentRecord } from '@/lib/sales/orders/payment-status'
import { isPaid, refundedGrosze } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { selectPayments } from '@/lib/sales/payments/queries'
import { formatPaid, isOver, isPayable } from '@/lib/sales/payments/rules'
import { knownFacts, type Mail, type MailBlock, paragraph, writeMail } from '@/lib/shop/mail/template'
import { type Topic, topics } from '@/lib/shop/mail/topics'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'

type PaymentTopic = Extract<Topic, `payment.${string}`>
const about = (topic: PaymentTopic, payload: unknown) => aboutOrder(topics[topic].parse(payload))

/** Says that the wallet's payment arrived, so that the buyer does not pay again at the door. */
export async function paymentCapturedMail(payload: unknown): Promise<Mail | null> {
  const { order, locale, t } = await about('payment.captured', payload)
  if (!order.payment) return null
  const words = { id: order.id, amount: formatPaid(order.totalGrosze, order.payment, locale) }
  return toTheBuyer(
    order,
    'paid',
    t(order.status === 'Canceled' ? 'mail.paid.canceled' : 'mail.paid.text', words),
  )
}

/** Says that the transfer arrived; null once the note was taken back. */
export async function transferReceivedMail(payload: unknown): Promise<Mail | null> {
  const { order, locale, t } = await about('payment.transfer_received', payload)
  if (order.paidWay !== 'transfer') return null
  const words = { id: order.id, amount: formatPrice(order.totalGrosze, locale) }
  const text = t(order.status === 'Canceled' ? 'mail.transferred.canceled' : 'mail.transferred.text', words)
  return toTheBuyer(order, 'paid', text)
}

/** Says that PayPal refused a payment after a review; null if the order was paid or canceled since. */
export async function paymentDeniedMail(payload: unknown): Promise<Mail | null> {
  const { order, locale, t } = await about('payment.denied', payload)
  if (order.payment || order.paidAt || !isPayable(order.status)) return null
  const text = t('mail.denied.text', { id: order.id })
  return toTheBuyer(order, 'denied', text, paymentBlocks(order, t, locale))
}

function toTheBuyer(order: Order, what: 'paid' | 'denied', text: string, next: MailBlock[] = []): Mail {
  const t = wordsOf(order.locale)
  return mailToBuyer(order, {
    subject: t(`mail.${what}.subject`, { id: order.id }),
    title: t(`mail.${what}.title`),
    blocks: [paragraph(text), ...next, orderLines(order, t, order.locale)],
  })
}

/** To the shop: a canceled order has money to refund, or a payment under PayPal's review; null for an unpaid order. */
export async function refundDueMail(payload: unknown): Promise<Mail | null> {
  const { order } = await about('payment.refund_due', payload)
  const isDue = order.status === 'Canceled' && (isPaid(order) || order.payment?.status === 'review')
  return isDue ? toTheShop(order, 'refundDue') : null
}

/** To the shop, to look into: PayPal took another amount than asked, or took the money twice. */
export async function paymentReviewMail(payload: unknown): Promise<Mail | null> {
  const { order } = await about('payment.review', payload)
  if (order.payment?.status === 'review') return toTheShop(order, 'review')
  const { paymentId } = topics['payment.review'].parse(payload)
  const attempt = await selectPayments().where('id', '=', paymentId).executeTakeFirst()
  return attempt && isOver(attempt.status) ? toTheShop(order, 'takenTwice') : null
}

async function toTheShop(order: Order, what: 'refundDue' | 'review' | 'takenTwice'): Promise<Mail> {
  const { captureId } = await paymentRecord(order.id)
  const locale = defaultLocale
  const t: Translator = wordsOf(locale)
  const grosze = order.payment ? order.totalGrosze : order.paidGrosze - refundedGrosze(order)
  const amount = amountOf(grosze, order.payment, locale)
  const text =
    what === 'refundDue' && !order.payment ? 'mail.refundDue.textByHand' : (`mail.${what}.text` as const)
  return writeMail({
    locale,
    to: shop.email,
    replyTo: order.email,
    subject: t(`mail.${what}.subject`, { id: order.id }),
    title: t(`mail.${what}.title`),
    blocks: [
      paragraph(t(text, { id: order.id, amount })),
      {
        kind: 'facts',
        facts: knownFacts(
          [t('mail.id'), order.id],
          [t('mail.buyer'), order.name],
          [t('mail.contact.email'), order.email],
          [t('mail.phone'), order.phone],
          [t('mail.total'), formatPrice(order.totalGrosze, locale)],
          [t('mail.asked'), order.payment && amount],
          [t('mail.captureId'), captureId],
        ),
      },
      toAdminOrder(order, t),
    ],
  })
}
