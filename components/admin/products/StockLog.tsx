import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { formatMoment } from '@/components/orders/dates'
import { Table } from '@/components/ui/Table'
import { type StockEntry, stockLog } from '@/lib/catalog/admin/queries'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/** The changes of a product's stock, newest first. */
export async function StockLog({ productId }: { productId: number }) {
  const t = await getTranslations('productAdmin.log')
  const tReasons = await getTranslations('productAdmin.stock.reasons')
  const locale = await pageLocale()
  const entries = await stockLog(productId)
  if (entries.length === 0) return <p className="text-soft">{t('none')}</p>
  const reasonOf = ({ reason }: StockEntry) => tReasons(reason as 'delivery')
  return (
    <Table
      caption={t('title')}
      rows={entries.map((entry, index) => ({ ...entry, key: index }))}
      rowKey={({ key }) => key}
      columns={[
        { key: 'at', header: t('at'), cell: ({ at }) => formatMoment(at.toISOString(), locale) },
        {
          key: 'delta',
          header: t('delta'),
          numeric: true,
          cell: ({ delta }) => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`),
        },
        { key: 'after', header: t('after'), numeric: true, cell: ({ after }) => after },
        {
          key: 'reason',
          header: t('reason'),
          cell: (entry) => (
            <>
              {reasonOf(entry)}
              {entry.orderId ? (
                <Link
                  href={localePath(locale, `/admin/order/${entry.orderId}`)}
                  className="prose-link touch-link ml-2 whitespace-nowrap"
                >
                  {entry.orderId}
                </Link>
              ) : null}
              {entry.note ? <span className="block text-sm text-soft">{entry.note}</span> : null}
            </>
          ),
        },
        {
          key: 'by',
          header: t('by'),
          cell: ({ by, isBuyer }) => (isBuyer ? t('buyer') : (by ?? t('admin'))),
        },
      ]}
    />
  )
}
