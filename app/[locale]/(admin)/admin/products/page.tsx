import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { NoRows } from '@/components/admin/list/AdminList'
import { BulkBar } from '@/components/admin/products/bulk/BulkBar'
import { entryMessages } from '@/components/admin/products/entry-messages'
import { ProductFilters } from '@/components/admin/products/ProductFilters'
import { ProductPages } from '@/components/admin/products/ProductPages'
import { ProductsTable } from '@/components/admin/products/ProductsTable'
import { productsPath, productsQuery } from '@/components/admin/products/products-address'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { listAdminProducts } from '@/lib/catalog/admin/queries'
import { productNumbered } from '@/lib/catalog/admin/search'
import { readPage } from '@/lib/core/values/pages'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
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
  // a scanner ends with Enter, and expects the product
  const scanned = query.search ? await productNumbered(query.search) : null
  if (scanned) redirect(localePath(locale, `/admin/products/${scanned.id}`))
  const { products, total, page, pages } = await readPage(query, (page) =>
    listAdminProducts({ ...query, page }),
  )
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
      <ClientMessages groups={[...entryMessages]}>
        <ProductFilters key={productsPath({ ...query, page: 1 })} query={query} />
        <p role="status" className="mt-5 mb-2 text-sm text-soft">
          {t('found', { count: total })}
        </p>
        {products.length > 0 ? (
          <>
            <ChangesOnly area="catalogue">
              <BulkBar
                products={products.map(({ id, title, priceGrosze, quantityInStock }) => ({
                  id,
                  title,
                  priceGrosze,
                  quantityInStock,
                }))}
              />
            </ChangesOnly>
            <ProductsTable products={products} />
          </>
        ) : (
          <NoRows t={t} isFiltered={productsPath({ ...query, page: 1 }) !== '/admin/products'} />
        )}
      </ClientMessages>
      <ProductPages query={{ ...query, page }} pages={pages} />
    </PageContainer>
  )
}
