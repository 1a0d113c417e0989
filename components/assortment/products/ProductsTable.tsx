import { getTranslations } from 'next-intl/server'
import { mayChange } from '@/components/admin/admin-gate'
import { PickBox } from '@/components/admin/list/PickBox'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { TextLink } from '@/components/layout/links/ShopLink'
import { Badge } from '@/components/ui/Badge'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { LOW_STOCK } from '@/lib/assortment/products/list-query'
import { openPromotions } from '@/lib/assortment/promotion/queries'
import { openState } from '@/lib/assortment/promotion/rules'
import { numberText } from '@/lib/catalog/product/numbers'
import type { Product } from '@/lib/catalog/product/schema'
import { productMark } from '@/lib/catalog/words/product-text'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { formatDate } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { BULK_FORM } from './bulk/bulk-products'
import { StockAdjuster } from './StockForm'

export async function ProductsTable({ products }: { products: Product[] }) {
  const t = await getTranslations('productAdmin.list')
  const words = await getTranslations()
  const tAdmin = await getTranslations('productAdmin')
  const tBulk = await getTranslations('productAdmin.bulk')
  const locale = await pageLocale()
  const canChange = await mayChange('catalogue')
  const promotions = await openPromotions(products.map(({ id }) => id))
  const promotionText = (id: number): string | null => {
    const open = promotions.find(({ productId }) => productId === id)
    if (!open) return null
    const from = formatDate(open.startsAt.toISOString(), locale)
    const to = formatDate(open.endsAt.toISOString(), locale)
    return t(`promotions.${openState(open)}`, { from, to })
  }
  return (
    <Table
      caption={t('title')}
      rows={products}
      without={canChange ? [] : ['pick']}
      rowKey={({ id }) => id}
      cardGrid="grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1"
      columns={[
        {
          key: 'pick',
          header: tBulk('pick'),
          head: <span className="sr-only">{tBulk('pick')}</span>,
          card: '-ml-2 self-start',
          cell: ({ id, title }) => (
            <PickBox name="product" form={BULK_FORM} value={id} aria-label={tBulk('pickOne', { title })} />
          ),
        },
        {
          key: 'product',
          header: t('product'),
          rest: true,
          card: 'col-span-2 col-start-2',
          cell: (product) => (
            <span className="flex items-center gap-3">
              <span className="hidden aspect-4/3 w-20 shrink-0 overflow-hidden rounded bg-rubber sm:block md:max-lg:w-14">
                <ProductPicture
                  url={product.url}
                  alt=""
                  sizes="5rem"
                  place="thumbnail"
                  className="size-full"
                />
              </span>
              <span className="min-w-0">
                <TextLink path={`/admin/products/${product.id}`} className="font-semibold wrap-anywhere">
                  {typeset(product.title, defaultLocale)}
                </TextLink>
                <span className="block text-sm text-soft">
                  {t(`types.${product.productType}`)} · {productMark(product, words, locale)}
                  {product.sku ? ` · #${product.id}` : null} · {numberText(product.id, product)}
                </span>
                <span className="flex flex-wrap gap-1.5 not-empty:mt-1">
                  {product.status === 'onSale' ? null : (
                    <Badge>{tAdmin(product.status === 'draft' ? 'draftTitle' : 'archivedTitle')}</Badge>
                  )}
                  {promotionText(product.id) ? (
                    <Badge tone="signal">{promotionText(product.id)}</Badge>
                  ) : null}
                </span>
              </span>
            </span>
          ),
        },
        {
          key: 'price',
          header: t('price'),
          numeric: true,
          card: 'col-start-2 row-start-2',
          cell: (product) => <Price grosze={product.priceGrosze} locale={locale} />,
        },
        {
          key: 'stock',
          header: t('stock'),
          numeric: true,
          card: 'col-span-3 justify-self-end',
          cell: (product) => (
            <span className="inline-flex flex-wrap items-center justify-end gap-3 lg:flex-nowrap lg:whitespace-nowrap">
              <StockMark stock={product.quantityInStock} soldOut={t('soldOut')} />
              {canChange ? <StockAdjuster product={product} /> : null}
            </span>
          ),
        },
      ]}
    />
  )
}

function StockMark({ stock, soldOut }: { stock: number; soldOut: string }) {
  if (stock === 0) return <Badge tone="danger">{soldOut}</Badge>
  return stock <= LOW_STOCK ? <Badge tone="rust">{stock}</Badge> : stock
}
