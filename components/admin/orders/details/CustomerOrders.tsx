import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { ordersPath } from '@/components/admin/orders/list/orders-address'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { customerHistory } from '@/lib/orders/admin/customer-history'
import type { Order } from '@/lib/orders/schema'

/** What else the buyer has ordered: whether somebody is known, waits for more, or often sends things back. */
export async function CustomerOrders({ order }: { order: Order }) {
  const t = await getTranslations('admin.customerHistory')
  const tAdmin = await getTranslations('admin')
  const locale = await pageLocale()
  const history = await customerHistory(order)
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {(['earlier', 'open', 'canceled', 'returns'] as const).map((name) => (
          <div key={name} className="contents">
            <dt>{t(name)}</dt>
            <dd className="text-right tabular-nums">{history[name]}</dd>
          </div>
        ))}
      </dl>
      <Link
        href={localePath(locale, ordersPath({ search: order.userId }))}
        className="prose-link touch-link mt-1 inline-block"
      >
        {tAdmin('theirOrders')}
      </Link>
    </>
  )
}
