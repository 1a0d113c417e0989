import { getTranslations } from 'next-intl/server'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { FileLink } from '@/components/admin/FileLink'
import { withSearchParams } from '@/lib/platform/http/request/search-params'
import { CourierExportQuery, OrderExportQuery, type OrderListQuery } from '@/lib/sales/orders/admin/schema'
import { pageLocale } from '@/lib/shop/texts/locale'

/**
 * The filtered list as a file for a spreadsheet, and what of it is to be sent as one for couriers. Plain links: the
 * browser saves a file while it is being written. A role that only looks does not take them away.
 */
export async function OrdersFile({ query }: { query: OrderListQuery }) {
  const t = await getTranslations('admin')
  const { page: _, pageSize: __, sort: ___, ...filter } = query
  const wanted = { ...filter, locale: await pageLocale() }
  return (
    <ChangesOnly area="orders">
      <FileLink href={withSearchParams('/api/admin/orders/export', OrderExportQuery, wanted)}>
        {t('download')}
      </FileLink>
      <FileLink href={withSearchParams('/api/admin/orders/couriers', CourierExportQuery, filter)}>
        {t('downloadCouriers')}
      </FileLink>
    </ChangesOnly>
  )
}
