import { getTranslations } from 'next-intl/server'
import { pageLocale } from '@/lib/i18n/locale'
import type { OrderListQuery } from '@/lib/orders/schema'

/** The filtered list as a file for a spreadsheet. A plain link: the browser saves it while it is being written. */
export async function OrdersFile({ query }: { query: OrderListQuery }) {
  const t = await getTranslations('admin')
  const parameters = new URLSearchParams({ locale: await pageLocale() })
  if (query.status) parameters.set('status', query.status)
  if (query.search) parameters.set('search', query.search)
  return (
    <a
      href={`/api/admin/orders/export?${parameters}`}
      download
      className="prose-link inline-flex min-h-touch items-center"
    >
      {t('download')}
    </a>
  )
}
