import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { Locale } from '@/lib/platform/i18n/routing'
import { formatPrice } from '@/lib/platform/values/money'
import { aboutOrder, amountOf } from '@/lib/sales/order-mails/blocks'
import { mailToBuyer } from '@/lib/sales/order-mails/mails'
import type { Order } from '@/lib/sales/orders/schema'
import { selectRefunds } from '@/lib/sales/payments/refunds/queries'
import { knownFacts, type Mail, type MailBlock, paragraph } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import type { Translator } from '@/lib/shop/texts/translator'
import { type Return, readReturn } from './queries'

/** Says that goods came back, which ones, and what is deducted. */
export async function goodsBackMail(payload: unknown): Promise<Mail | null> {
  const { orderId, withdrawalId } = topics['return.goods_back'].parse(payload)
  const { order, locale, t } = await aboutOrder({ orderId })
  const back = await readReturn(withdrawalId)
  return mailToBuyer(order, {
    subject: t('mail.goodsBack.subject', { id: order.id }),
    title: t('mail.goodsBack.title'),
    blocks: [paragraph(t(`mail.goodsBack.${aboutMoney(back)}`)), goods(back, order, t, locale)],
  })
}

/** `done`: a refund is completed. `text`: a refund is due. `plain`: none is, so the mail does not mention money. */
function aboutMoney({ refunds, state, refundDueAt }: Return) {
  if (refunds.some((refund) => refund.state === 'completed')) return 'done'
  return state === 'refunded' || refundDueAt === null ? 'plain' : 'text'
}

/** Says that money went back: the amount, the way, and each deduction with its reason. */
export async function refundPaidMail(payload: unknown): Promise<Mail | null> {
  return aboutRefund(topics['refund.paid'].parse(payload).refundId)
}

/** An event of the former version: a payment was refunded in full. */
export async function paymentRefundedMail(payload: unknown): Promise<Mail | null> {
  const { paymentId } = topics['payment.refunded'].parse(payload)
  const refund = await db().refund.findFirst({ where: { paymentId }, orderBy: { id: 'desc' } })
  return refund && aboutRefund(refund.id)
}

async function aboutRefund(id: number): Promise<Mail | null> {
  const refund = await selectRefunds().where('id', '=', id).executeTakeFirst()
  if (refund?.state !== 'completed') return null
  const { order, locale, t } = await aboutOrder(refund)
  const back = refund.withdrawalId === null ? null : await readReturn(refund.withdrawalId)
  const wallet = order.refunds.find((each) => each.id === id)?.wallet
  const amount = amountOf(refund.amountGrosze, wallet, locale)
  const words = { id: order.id, amount }
  const facts = knownFacts(
    [t('mail.refunded.amount'), amount],
    [t('mail.refunded.method'), t(`mail.refunded.methods.${refund.method}`)],
    [t('mail.refunded.reason'), refund.reason],
  )
  return mailToBuyer(order, {
    subject: t('mail.refunded.subject', words),
    title: t('mail.refunded.title'),
    blocks: [
      paragraph(t(`mail.refunded.text.${refund.method}`, words)),
      { kind: 'facts', facts },
      ...(back && back.lines.length > 0 ? [goods(back, order, t, locale)] : []),
    ],
  })
}

function goods({ lines }: Return, order: Order, t: Translator, locale: Locale): MailBlock {
  const titleOf = (lineId: number) => {
    const line = order.orderItems.find(({ id }) => id === lineId)
    return line?.shownTitle ?? line?.title ?? ''
  }
  return {
    kind: 'facts',
    title: t('mail.goodsBack.goods'),
    facts: lines.map(({ orderLineId, quantity, condition, deductionGrosze, deductionReason: reason }) => {
      const conditionText = t(`mail.goodsBack.conditions.${condition}`)
      const deduction = { amount: formatPrice(deductionGrosze, locale), reason }
      return [
        `${quantity} × ${titleOf(orderLineId)}`,
        deductionGrosze > 0 ? `${conditionText}\n${t('mail.goodsBack.deduction', deduction)}` : conditionText,
      ]
    }),
  }
}
