'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useCallback, useEffect } from 'react'
import { usePolled } from '@/components/admin/use-polled'
import { Badge } from '@/components/ui/Badge'
import { call } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { countPendingOrders } from '@/lib/sales/order-desk/client'
import type { OrdersMark } from '@/lib/sales/order-desk/panel'

/** The number of pending orders, beside the link to them; nothing for zero. */
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

/** Says that new orders have arrived, and shows them only after a press: rows must not move under the pointer. */
export function NewOrders({ mark }: { mark: OrdersMark }) {
  const t = useTranslations('admin.fresh')
  const locale = useLocale()
  const router = useRouter()
  const { since, seen } = mark
  const read = useCallback(() => call('GET /api/admin/orders/new', { query: { since } }), [since])
  const { value, trouble } = usePolled(read)
  const fresh = value ? Math.max(0, value.count - seen) : 0

  useEffect(() => {
    if (fresh === 0) return
    const plain = document.title
    document.title = `(${fresh}) ${plain}`
    return () => {
      if (document.title === `(${fresh}) ${plain}`) document.title = plain
    }
  }, [fresh])

  const show = () => {
    router.push(localePath(locale, '/admin'))
    router.refresh()
  }
  return (
    <div role="status" className="ml-auto flex min-h-touch items-center">
      {trouble === 'none' ? null : <p className="text-sm text-danger">{t(trouble)}</p>}
      {trouble === 'none' && fresh > 0 ? (
        <button
          type="button"
          onClick={show}
          className="min-h-touch rounded bg-signal px-4 font-semibold text-ink hover:bg-signal-strong"
        >
          {t('show', { count: fresh })}
        </button>
      ) : null}
    </div>
  )
}
