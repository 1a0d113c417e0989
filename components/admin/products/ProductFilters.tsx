'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { FilterSearch } from '@/components/admin/list/FilterSearch'
import { FilterSelect } from '@/components/admin/list/FilterSelect'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import {
  type AdminProductsQuery,
  adminProductSorts,
  saleFilters,
  stockFilters,
} from '@/lib/catalog/admin/list-query'
import { productTypes } from '@/lib/catalog/product/schema'
import { localePath } from '@/lib/i18n/routing'
import { productsPath } from './products-address'

export function ProductFilters({ query }: { query: AdminProductsQuery }) {
  const t = useTranslations('productAdmin.list')
  const locale = useLocale()
  const list = localePath(locale, '/admin/products')
  return (
    <search>
      <FilterForm action={list} query={productsPath({ ...query, page: 1 })} className="grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <FilterSearch label={t('search')} value={query.search} />
          </div>
          <Button type="submit">{t('submit')}</Button>
          {productsPath({ ...query, page: 1 }) === '/admin/products' ? null : (
            <Link href={list} className="prose-link inline-flex min-h-touch items-center px-2">
              {t('reset')}
            </Link>
          )}
        </div>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <FilterSelect
            label={t('type')}
            name="type"
            value={query.type}
            all={t('types.all')}
            options={productTypes.map((type) => ({ value: type, label: t(`types.${type}`) }))}
          />
          <FilterSelect
            label={t('sale')}
            name="sale"
            value={query.sale}
            options={saleFilters.map((sale) => ({ value: sale, label: t(`sales.${sale}`) }))}
          />
          <FilterSelect
            label={t('stock')}
            name="stock"
            value={query.stock}
            options={stockFilters.map((stock) => ({ value: stock, label: t(`stocks.${stock}`) }))}
          />
          <FilterSelect
            label={t('sort')}
            name="sort"
            value={query.sort}
            options={adminProductSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          />
        </div>
      </FilterForm>
    </search>
  )
}
