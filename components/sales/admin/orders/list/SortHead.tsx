import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { localePath } from '@/lib/platform/i18n/routing'
import type { OrderListQuery, OrderSort } from '@/lib/sales/orders/admin/schema'
import { pageLocale } from '@/lib/shop/texts/locale'
import { ordersPath } from './orders-address'

type Sortable = 'id' | 'date' | 'customer' | 'total' | 'status'

/** The `aria-sort` of a column. */
export function sortedBy(sort: OrderSort, column: Sortable): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

/** A column's name that sorts by it, and in reverse at the next press. On phones the filter has a select instead. */
export async function SortHead(props: { query: OrderListQuery; column: Sortable; children: string }) {
  const { query, column, children } = props
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  const now = sortedBy(query.sort, column)
  // the first press sorts by the newest, the dearest or the first letter
  const first: OrderSort = column === 'date' || column === 'total' ? `-${column}` : column
  const turned: OrderSort = now === 'ascending' ? `-${column}` : column
  const path = localePath(locale, ordersPath({ ...query, page: 1, sort: now ? turned : first }))
  return (
    <>
      <Link
        href={path}
        title={t('sortBy', { column: children })}
        className="hidden items-center gap-1 underline-offset-4 hover:underline xl:inline-flex"
      >
        {children}
        <svg aria-hidden="true" viewBox="0 0 10 14" className="h-3.5 w-2.5 shrink-0" fill="currentColor">
          <path d="M5 0l5 6H0z" opacity={now === 'ascending' ? 1 : 0.25} />
          <path d="M5 14L0 8h10z" opacity={now === 'descending' ? 1 : 0.25} />
        </svg>
      </Link>
      <span className="xl:hidden">{children}</span>
    </>
  )
}
