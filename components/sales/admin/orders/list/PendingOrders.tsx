'use client'

import { useTranslations } from 'next-intl'
import { usePolled } from '@/components/admin/use-polled'
import { Badge } from '@/components/ui/Badge'
import { countPendingOrders } from '@/lib/sales/orders/client'

/** How many orders nobody has taken up yet, beside the link to them; nothing while there is none. */
export function PendingOrders() {
  const t = useTranslations('admin')
  const { value } = usePolled(countPendingOrders, { isReadAtOnce: true })
  if (!value || value.count === 0) return null
  return (
    <span className="ml-1.5">
      <Badge tone="signal">
        <span aria-hidden="true">{value.count > 99 ? '99+' : value.count}</span>
        <span className="sr-only">{t('pending', { count: value.count })}</span>
      </Badge>
    </span>
  )
}
