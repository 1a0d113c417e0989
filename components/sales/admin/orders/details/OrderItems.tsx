import { getTranslations } from 'next-intl/server'
import { AdminLink } from '@/components/admin/AdminLink'
import { ProductPicture } from '@/components/catalog/card/ProductPicture'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { numberText } from '@/lib/catalog/product/numbers'
import { goodsOf } from '@/lib/sales/orders/admin/goods'
import type { Order } from '@/lib/sales/orders/schema'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The lines of an order as they were sold, each with a link to the product's editor, and their total. */
export async function OrderItems({ order }: { order: Order }) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const goods = await goodsOf([order])
  return (
    <>
      <Table
        caption={t('items')}
        rows={order.orderItems}
        rowKey={(line) => line.id}
        columns={[
          {
            key: 'title',
            header: tOrders('product'),
            cell: (line) => (
              <span className="flex items-center gap-3">
                <span className="aspect-4/3 w-14 shrink-0 overflow-hidden rounded bg-rubber">
                  <ProductPicture
                    url={line.url}
                    alt=""
                    sizes="3.5rem"
                    place="thumbnail"
                    className="size-full"
                  />
                </span>
                <span className="min-w-0 text-left">
                  <AdminLink path={`/admin/products/${line.productId}`} className="min-w-32 wrap-anywhere">
                    {line.title}
                  </AdminLink>
                  <span className="block text-sm text-soft">
                    {numberText(line.productId, goods.get(line.productId))}
                    {goods.has(line.productId)
                      ? ` · ${t('stockLeft', { count: goods.get(line.productId)?.stock ?? 0 })}`
                      : null}
                  </span>
                </span>
              </span>
            ),
          },
          {
            key: 'price',
            header: t('price'),
            numeric: true,
            cell: (line) => <Price grosze={line.priceGrosze} locale={locale} plain />,
          },
          { key: 'quantity', header: t('quantity'), numeric: true, cell: (line) => line.quantity },
          {
            key: 'total',
            header: t('lineTotal'),
            numeric: true,
            cell: (line) => <Price grosze={line.priceGrosze * line.quantity} locale={locale} />,
          },
        ]}
      />
      {order.deliveryName === null ? null : (
        <p className="mt-3 flex items-baseline justify-end gap-4 px-3">
          <span>{tOrders('deliveryLine', { name: order.deliveryName })}</span>
          <Price grosze={order.deliveryGrosze} locale={locale} />
        </p>
      )}
      <p className="mt-3 flex items-baseline justify-end gap-4 px-3 text-lg">
        <span className="font-semibold">{t('total')}</span>
        <Price grosze={order.totalGrosze} locale={locale} />
      </p>
    </>
  )
}
