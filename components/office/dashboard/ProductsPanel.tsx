import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Panel } from '@/components/admin/Panel'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Price } from '@/components/ui/Price'
import { numberText } from '@/lib/catalog/product/numbers'
import { daysLeft, type SoldProduct } from '@/lib/office/dashboard/rules'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { goodsWithIds } from '@/lib/sales/order-desk/goods'
import { pageLocale } from '@/lib/shop/texts/locale'
import { StatisticsTable } from './StatisticsTable'

type Figure = 'left' | 'stock' | 'pieces' | 'revenue'

type Props = {
  title: string
  note?: string
  empty: string
  goods: SoldProduct[]
  shows: Figure[]
  days: number
}

/** A list of products with the figures that `shows` names. */
export async function ProductsPanel({ title, note, empty, goods, shows, days }: Props) {
  const t = await getTranslations('dashboard')
  const locale = await pageLocale()
  const numbers = await goodsWithIds(goods.map(({ id }) => id))
  const figures: Record<Figure, { head: string; cell: (product: SoldProduct) => ReactNode }> = {
    left: {
      head: t('left'),
      cell: (product) => t('daysLeft', { count: daysLeft(product, days) }),
    },
    stock: { head: t('stock'), cell: ({ stock }) => stock },
    pieces: { head: t('pieces'), cell: ({ pieces }) => pieces },
    revenue: {
      head: t('revenue'),
      cell: ({ revenueGrosze }) => <Price grosze={revenueGrosze} locale={locale} plain />,
    },
  }
  return (
    <Panel title={title} note={note} empty={goods.length === 0 && empty}>
      <StatisticsTable
        caption={title}
        heads={[t('product'), ...shows.map((figure) => figures[figure].head)]}
        rows={goods.map((product) => ({
          key: String(product.id),
          name: (
            <>
              <TextLink path={`/admin/products/${product.id}`} className="wrap-anywhere">
                {typeset(product.title, defaultLocale)}
              </TextLink>
              <span className="block text-soft">{numberText(product.id, numbers.get(product.id))}</span>
            </>
          ),
          figures: shows.map((figure) => figures[figure].cell(product)),
        }))}
      />
    </Panel>
  )
}
