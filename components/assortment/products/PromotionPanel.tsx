import { getTranslations } from 'next-intl/server'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { promotionsOf } from '@/lib/assortment/promotion/queries'
import { promotionState } from '@/lib/assortment/promotion/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { formatMoment } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { PromotionForm } from './PromotionForm'

/** The promotions of a product, and the form that plans or ends one. */
export async function PromotionPanel({ product }: { product: Product }) {
  const t = await getTranslations('productAdmin.promotion')
  const locale = await pageLocale()
  const promotions = await promotionsOf(product.id)
  return (
    <div className="grid gap-5">
      <p className="max-w-prose text-soft">{t('about')}</p>
      <PromotionForm productId={product.id} isOpen={promotions.some(({ endedAt }) => endedAt === null)} />
      {promotions.length > 0 ? (
        <Table
          caption={t('title')}
          rows={promotions}
          rowKey={({ id }) => String(id)}
          columns={[
            { key: 'state', header: t('state'), cell: (each) => t(`states.${promotionState(each)}`) },
            {
              key: 'price',
              header: t('price'),
              numeric: true,
              cell: ({ priceGrosze }) => <Price grosze={priceGrosze} locale={locale} />,
            },
            {
              key: 'regular',
              header: t('regular'),
              numeric: true,
              cell: ({ regularGrosze }) =>
                regularGrosze === null ? '–' : <Price grosze={regularGrosze} locale={locale} plain />,
            },
            {
              key: 'startsAt',
              header: t('startsAt'),
              cell: ({ startsAt }) => formatMoment(startsAt.toISOString(), locale),
            },
            {
              key: 'endsAt',
              header: t('endsAt'),
              cell: ({ endsAt, endedAt }) => formatMoment((endedAt ?? endsAt).toISOString(), locale),
            },
            { key: 'by', header: t('by'), cell: ({ plannedByName }) => plannedByName },
          ]}
        />
      ) : null}
    </div>
  )
}
