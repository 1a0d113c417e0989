import { getTranslations } from 'next-intl/server'
import { withSearchParams } from '@/lib/http/request/search-params'
import { pageLocale } from '@/lib/i18n/locale'
import { OrderExportQuery, type OrderListQuery } from '@/lib/orders/schema'

/** The filtered list as a file for a spreadsheet. A plain link: the browser saves it while it is being written. */
export async function OrdersFile({ query }: { query: OrderListQuery }) {
  const t = await getTranslations('admin')
  const { page: _, pageSize: __, sort: ___, ...filter } = query
  const wanted = { ...filter, locale: await pageLocale() }
  return (
    <a
      href={withSearchParams('/api/admin/orders/export', OrderExportQuery, wanted)}
      download
      className="prose-link inline-flex min-h-touch items-center"
    >
      {t('download')}
    </a>
  )
}
