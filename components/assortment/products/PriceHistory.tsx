import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { createdAt, priceSteps } from '@/lib/assortment/products/queries'
import { lowestPrice } from '@/lib/assortment/promotion/rules'
import { formatDay, formatMoment } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { PriceChart } from './PriceChart'

/** The price history, and the lowest price that must be shown beside a reduction. */
export async function PriceHistory({ productId, grosze }: { productId: number; grosze: number }) {
  const t = await getTranslations('productAdmin.prices')
  const locale = await pageLocale()
  const [steps, since] = await Promise.all([priceSteps(productId), createdAt(productId)])
  const now = new Date()
  const { lowest, reducedAt } = lowestPrice(steps, grosze, now)
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="rounded border-l-4 border-l-type bg-face p-4">
        <span className="block text-sm text-soft">
          {reducedAt ? t('lowestBefore', { day: formatDay(reducedAt.toISOString(), locale) }) : t('lowest')}
        </span>
        <Price grosze={lowest} locale={locale} className="text-lg" />
        <span className="mt-1 block text-sm text-soft">{t('omnibus')}</span>
      </p>
      {steps.length === 0 ? (
        <p className="text-soft">{t('none', { day: formatDay(since.toISOString(), locale) })}</p>
      ) : (
        <>
          <PriceChart steps={steps} since={since} now={now} label={t('chart')} />
          <Table
            caption={t('title')}
            rows={[...steps].reverse()}
            rowKey={({ at }) => at.toISOString()}
            columns={[
              { key: 'at', header: t('at'), cell: ({ at }) => formatMoment(at.toISOString(), locale) },
              {
                key: 'from',
                header: t('from'),
                numeric: true,
                cell: ({ from }) => <Price grosze={from} locale={locale} />,
              },
              {
                key: 'to',
                header: t('to'),
                numeric: true,
                cell: ({ to }) => <Price grosze={to} locale={locale} />,
              },
            ]}
          />
        </>
      )}
    </div>
  )
}
