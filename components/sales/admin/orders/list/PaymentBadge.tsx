import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/Badge'
import { isAwaited, isToCollect, type PaymentFacts, type PaymentState } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { duePaymentState } from '@/lib/sales/payments/offered/offered'

const tones: Record<PaymentState, 'plain' | 'field' | 'danger'> = {
  unpaid: 'plain',
  transferAwaited: 'plain',
  onlineAwaited: 'plain',
  paidAtDelivery: 'field',
  paidByTransfer: 'field',
  captured: 'field',
  pending: 'plain',
  partlyRefunded: 'plain',
  refunded: 'plain',
  refundedByHand: 'plain',
  review: 'danger',
}

/** How an order stands with its money; nothing for a canceled order that nobody paid for. */
export function PaymentBadge({ order }: { order: PaymentFacts & Pick<Order, 'status'> }) {
  const t = useTranslations('admin.money')
  const state = duePaymentState(order)
  if (order.status === 'Canceled' && (isToCollect(order) || isAwaited(order))) return null
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
