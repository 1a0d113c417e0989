import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/Badge'
import type { shownStatus } from '@/lib/sales/orders/rules'

const tones = {
  Pending: 'signal',
  'In Processing': 'plain',
  Sent: 'plain',
  Ready: 'signal',
  Delivered: 'field',
  Canceled: 'danger',
} as const

/** An order's status in the words of the page. */
export function StatusBadge({ status }: { status: ReturnType<typeof shownStatus> }) {
  const t = useTranslations('orders')
  return <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
}
