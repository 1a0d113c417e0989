import 'server-only'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { env } from '@/lib/platform/runtime/env'
import { formatPrice } from '@/lib/platform/values/money'
import { isByRedirect, PAYMENT_DAYS } from '@/lib/platform/values/payment-types'
import { pathWithoutAccount } from '@/lib/sales/orders/parcels/tracking'
import type { Order } from '@/lib/sales/orders/schema'
import { duePaymentState } from '@/lib/sales/payments/offered/online-closed'
import { onlineTerms } from '@/lib/sales/payments/queries'
import { formatPaid } from '@/lib/sales/payments/rules'
import { transferOf } from '@/lib/sales/payments/transfer/transfer'
import type { Block } from '@/lib/shop/mail/template'
import type { Words } from '@/lib/shop/texts/translator'
import { formatAccount } from '@/lib/shop/transfer-code'

/** How an order is paid and what is still to be done. Nothing about one that is canceled or was handed over unpaid. */
export function paymentBlocks(order: Order, t: Words, locale: Locale): Block[] {
  const state = duePaymentState(order)
  if (order.status === 'Canceled' || (order.status === 'Delivered' && state === 'unpaid')) return []
  const amount = order.payment
    ? formatPaid(order.totalGrosze, order.payment, locale)
    : formatPrice(order.totalGrosze, locale)
  return [
    { kind: 'text', text: t(`mail.money.${state}`, { amount, days: PAYMENT_DAYS }) },
    ...transferBlocks(order, t, locale),
    ...(state === 'onlineAwaited' ? [toPayment(order, t, locale)] : []),
  ]
}

function transferBlocks(order: Order, t: Words, locale: Locale): Block[] {
  const transfer = transferOf(order)
  if (!transfer) return []
  const facts: Block = {
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
function toPayment(order: Order, t: Words, locale: Locale): Block {
  const { typeOfPayment: type } = order
  const ownPath = isByRedirect(type) && onlineTerms(type) ? pathWithoutAccount(order) : null
  return {
    kind: 'action',
    label: t('payment.payByWallet'),
    href: `${env().SHOP_ORIGIN}${localePath(locale, ownPath ?? `/Payment?order=${order.id}`)}`,
  }
}
