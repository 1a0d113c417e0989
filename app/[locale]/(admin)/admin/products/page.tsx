import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { AdminList } from '@/components/admin/list/AdminList'
import { BulkBar } from '@/components/assortment/products/bulk/BulkBar'
import { UndoBulkChange } from '@/components/assortment/products/bulk/UndoBulkChange'
import { ProductFilters } from '@/components/assortment/products/ProductFilters'
import { ProductsTable } from '@/components/assortment/products/ProductsTable'
import { productsPath, productsQuery } from '@/components/assortment/products/products-address'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { type LastBulkChange, lastBulkChange, listVersion } from '@/lib/assortment/products/bulk/queries'
import { MOST_OF_LIST } from '@/lib/assortment/products/bulk/rules'
import { cachedChoices } from '@/lib/assortment/products/cached'
import { ProductsFilter } from '@/lib/assortment/products/list-query'
import { listAdminProducts } from '@/lib/assortment/products/queries'
import { productNumbered } from '@/lib/assortment/products/search'
import { localePath } from '@/lib/platform/i18n/routing'
import { readPage } from '@/lib/platform/values/pages'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'

export const generateMetadata = () => unlistedMetadata('productAdmin.list.title')

export default adminPage(
  {
    words: 'productAdmin.list',
    read: productsQuery,
    path: productsPath,
    head: ({ t, query }) => ({
      aside: (
        <ChangesOnly area="catalogue">
          <ShopButton path={`/admin/products/new?type=${query.type ?? 'Tire'}`} look="signal">
            {t('new')}
          </ShopButton>
        </ChangesOnly>
      ),
    }),
  },
  async ({ t, locale, query }) => {
    // a barcode scanner ends with Enter: it leads to the form of the stock, since products are scanned mostly to count them
    const scanned = query.search ? await productNumbered(query.search) : null
    if (scanned) redirect(localePath(locale, `/admin/products/${scanned.id}?stock`))
    const list = await readPage(query, (page) => listAdminProducts({ ...query, page }))
    const { products, total } = list
    const filter = ProductsFilter.parse(query)
    const [version, last] = await Promise.all([
      total > products.length && total <= MOST_OF_LIST ? listVersion(filter) : null,
      lastBulkChange(),
    ])
    return (
      <>
        <ProductFilters query={query} choices={await cachedChoices()} />
        <AdminList
          t={t}
          list={list}
          pathOf={(page) => productsPath({ ...query, page })}
          words={{ previous: t('previous'), next: t('next') }}
        >
          <FreshOnVisit>
            <ChangesOnly area="catalogue">
              {last ? <UndoBulkChange key={last.id} id={last.id} text={await textOfChange(last)} /> : null}
              <BulkBar
                list={version ? { filter, version } : null}
                total={total}
                products={products.map(({ id, title, priceGrosze, quantityInStock, status }) => ({
                  id,
                  title,
                  priceGrosze,
                  quantityInStock,
                  isDraft: status === 'draft',
                }))}
              />
            </ChangesOnly>
            <ProductsTable products={products} />
          </FreshOnVisit>
        </AdminList>
      </>
    )
  },
)

/** For example `Prices of 219 products, Anna, 24 November, 10:12`. */
async function textOfChange({ action, products, changedByName, changedAt }: LastBulkChange) {
  const t = await getTranslations('productAdmin.bulk')
  return t(`last.${action}`, {
    count: products,
    name: changedByName,
    at: formatDateTime(changedAt.toISOString(), await pageLocale()),
  })
}
