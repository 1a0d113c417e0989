import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { NoRows } from '@/components/admin/list/AdminList'
import { BulkBar } from '@/components/admin/products/bulk/BulkBar'
import { UndoBulkChange } from '@/components/admin/products/bulk/UndoBulkChange'
import { ProductFilters } from '@/components/admin/products/ProductFilters'
import { ProductPages } from '@/components/admin/products/ProductPages'
import { ProductsTable } from '@/components/admin/products/ProductsTable'
import { productsPath, productsQuery } from '@/components/admin/products/products-address'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { type LastBulkChange, lastBulkChange } from '@/lib/catalog/admin/bulk/queries'
import { MOST_OF_LIST } from '@/lib/catalog/admin/bulk/rules'
import { listVersion } from '@/lib/catalog/admin/bulk/whole-list'
import { cachedChoices } from '@/lib/catalog/admin/cached'
import { ProductsFilter } from '@/lib/catalog/admin/list-query'
import { listAdminProducts } from '@/lib/catalog/admin/queries'
import { productNumbered } from '@/lib/catalog/admin/search'
import { readPage } from '@/lib/core/values/pages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { formatMoment } from '@/lib/orders/dates'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('productAdmin.list.title')

export default async function ProductsPage(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const query = productsQuery(await props.searchParams)
  await adminOrLeave(productsPath(query))
  const t = await getTranslations('productAdmin.list')
  const locale = await pageLocale()
  // a scanner ends with Enter, and most often somebody counts
  const scanned = query.search ? await productNumbered(query.search) : null
  if (scanned) redirect(localePath(locale, `/admin/products/${scanned.id}?stock`))
  const { products, total, page, pages } = await readPage(query, (page) =>
    listAdminProducts({ ...query, page }),
  )
  const filter = ProductsFilter.parse(query)
  const [version, last] = await Promise.all([
    total > products.length && total <= MOST_OF_LIST ? listVersion(filter) : null,
    lastBulkChange(),
  ])
  return (
    <PageContainer>
      <PageHead
        title={t('title')}
        aside={
          <ChangesOnly area="catalogue">
            <LinkButton
              look="signal"
              href={localePath(locale, `/admin/products/new?type=${query.type ?? 'Tire'}`)}
            >
              {t('new')}
            </LinkButton>
          </ChangesOnly>
        }
      />
        <ProductFilters query={query} choices={await cachedChoices()} />
        <p role="status" className="mt-5 mb-2 text-sm text-soft">
          {t('found', { count: total })}
        </p>
        {products.length > 0 ? (
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
        ) : (
          <NoRows t={t} isFiltered={productsPath({ ...query, page: 1 }) !== '/admin/products'} />
        )}
      <ProductPages query={{ ...query, page }} pages={pages} />
    </PageContainer>
  )
}

/** Such as `Prices of 219 products, Anna, 24 November, 10:12`. */
async function textOfChange({ action, products, changedByName, changedAt }: LastBulkChange) {
  const t = await getTranslations('productAdmin.bulk')
  return t(`last.${action}`, {
    count: products,
    name: changedByName,
    at: formatMoment(changedAt.toISOString(), await pageLocale()),
  })
}
