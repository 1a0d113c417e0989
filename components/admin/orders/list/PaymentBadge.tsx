import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/Badge'
import { type PaymentState, paymentState } from '@/lib/orders/rules'
import type { Order } from '@/lib/orders/schema'

const tones: Record<PaymentState, 'plain' | 'field' | 'danger'> = {
  unpaid: 'plain',
  paidAtDelivery: 'field',
  captured: 'field',
  pending: 'plain',
  refunded: 'plain',
  review: 'danger',
}

/** How an order stands with its money; nothing for a canceled order that nobody paid for. */
export function PaymentBadge({ order }: { order: Pick<Order, 'status' | 'paidAt' | 'payment'> }) {
  const t = useTranslations('admin.money')
  const state = paymentState(order)
  if (state === 'unpaid' && order.status === 'Canceled') return null
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}
