'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useProblemText } from '@/components/problems/use-problem-text'
import { keptAmount } from '@/components/sales/orders/order-text'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import type { BulkResult } from '@/lib/sales/orders/admin/schema'
import { shownStatus } from '@/lib/sales/orders/rules'

/** The outcome for each of several orders, refusals with their reasons first. */
export function BulkResults({ results }: { results: BulkResult[] }) {
  const t = useTranslations('admin.bulk')
  const tAdmin = useTranslations('admin')
  const tOrders = useTranslations('orders')
  const problemText = useProblemText()
  const locale = useLocale()

  const reason = ({ code, order }: BulkResult) => {
    if (code === 'order.changed' && order)
      return tAdmin('changed', { status: tOrders(`statuses.${shownStatus(order)}`) })
    return code === 'cart.out_of_stock' ? tAdmin('outOfStock') : problemText(code ?? 'internal')
  }
  const told = (result: BulkResult) => {
    if (result.outcome === 'refused') return reason(result)
    const status = result.order ? tOrders(`statuses.${shownStatus(result.order)}`) : ''
    const refund = result.order?.status === 'Canceled' && keptAmount(result.order, locale)
    const done = result.outcome === 'moved' ? t('moved', { status }) : t('unchanged', { status })
    return refund ? `${done} ${tAdmin('refund', { amount: refund })}` : done
  }
  const rank = { refused: 0, unchanged: 1, moved: 2 }
  const sorted = results.toSorted((one, other) => rank[one.outcome] - rank[other.outcome])
  const countOf = (outcome: BulkResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length
  return (
    <div className="mt-2 rounded border border-l-4 border-hairline border-l-type bg-face p-4">
      <p className="font-semibold">
        {t('result', {
          moved: countOf('moved'),
          unchanged: countOf('unchanged'),
          refused: countOf('refused'),
        })}
      </p>
      <ul className="mt-2 grid max-h-64 gap-1 overflow-y-auto">
        {sorted.map((result) => (
          <li key={result.id} className={result.outcome === 'refused' ? 'font-medium text-danger' : ''}>
            <Link href={localePath(locale, `/admin/order/${result.id}`)} className="prose-link font-semibold">
              {result.id}
            </Link>
            : {told(result)}
          </li>
        ))}
      </ul>
    </div>
  )
}
