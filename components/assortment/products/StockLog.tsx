import { getTranslations } from 'next-intl/server'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Table } from '@/components/ui/Table'
import { stockLog } from '@/lib/assortment/products/queries'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'

export async function StockLog({ productId }: { productId: number }) {
  const t = await getTranslations('productAdmin.log')
  const tReasons = await getTranslations('productAdmin.stock.reasons')
  const locale = await pageLocale()
  const entries = await stockLog(productId)
  if (entries.length === 0) return <p className="text-soft">{t('none')}</p>
  return (
    <Table
      caption={t('title')}
      rows={entries.map((entry, index) => ({ ...entry, key: index }))}
      rowKey={({ key }) => key}
      cardGrid="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1"
      columns={[
        {
          key: 'at',
          header: t('at'),
          card: 'row-start-2 text-sm text-soft md:text-base md:text-type',
          cell: ({ at }) => formatDateTime(at.toISOString(), locale),
        },
        {
          key: 'delta',
          header: t('delta'),
          numeric: true,
          card: 'col-start-2 row-start-1 text-right font-semibold md:font-normal',
          cell: ({ delta }) => (delta > 0 ? `+${delta}` : `−${Math.abs(delta)}`),
        },
        {
          key: 'after',
          header: t('after'),
          numeric: true,
          card: 'col-start-2 row-start-2 text-right text-sm text-soft md:text-base md:text-type',
          cell: ({ after }) => (
            <>
              <span aria-hidden="true" className="md:hidden">
                {t('after')}:{' '}
              </span>
              {after}
            </>
          ),
        },
        {
          key: 'reason',
          header: t('reason'),
          card: 'col-start-1 row-start-1',
          cell: (entry) => (
            <>
              {wordOr(tReasons, entry.reason, entry.reason)}
              {entry.orderId ? (
                <TextLink path={`/admin/order/${entry.orderId}`} className="ml-2 whitespace-nowrap">
                  {entry.orderId}
                </TextLink>
              ) : null}
              {entry.note ? <span className="block text-sm text-soft">{entry.note}</span> : null}
            </>
          ),
        },
        {
          key: 'by',
          header: t('by'),
          card: 'col-span-2 text-sm text-soft md:text-base md:text-type',
          cell: ({ by, isBuyer }) => (isBuyer ? t('buyer') : (by ?? t('admin'))),
        },
      ]}
    />
  )
}
