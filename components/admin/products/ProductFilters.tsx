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
import { seasons, uses } from '@/lib/catalog/product/fields/options'
import { productTypes } from '@/lib/catalog/product/schema'
import { languageTag, localePath } from '@/lib/i18n/routing'
import { productsPath } from './products-address'

type Props = { query: AdminProductsQuery; choices: { makers: string[]; diameters: number[] } }

export function ProductFilters({ query, choices }: Props) {
  const t = useTranslations('productAdmin.list')
  const tFacets = useTranslations('facets')
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
        <details open={Boolean(query.use || query.season || query.manufacturer || query.diameter)}>
          <summary className="prose-link flex min-h-touch w-fit cursor-pointer items-center">
            {t('more')}
          </summary>
          <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
            <FilterSelect
              label={tFacets('names.use')}
              name="use"
              value={query.use}
              all={t('any')}
              options={uses.map((use) => ({ value: use, label: tFacets(`values.use.${use}`) }))}
            />
            <FilterSelect
              label={tFacets('names.season')}
              name="season"
              value={query.season}
              all={t('any')}
              options={seasons.map((season) => ({
                value: season,
                label: tFacets(`values.season.${season}`),
              }))}
            />
            <FilterSelect
              label={tFacets('names.manufacturer')}
              name="manufacturer"
              value={query.manufacturer}
              all={t('any')}
              options={choices.makers.map((maker) => ({ value: maker, label: maker }))}
            />
            <FilterSelect
              label={tFacets('names.diameter')}
              name="diameter"
              value={query.diameter}
              all={t('any')}
              options={choices.diameters.map((inches) => ({
                value: String(inches),
                label: `${inches.toLocaleString(languageTag[locale])}″`,
              }))}
            />
          </div>
        </details>
      </FilterForm>
    </search>
  )
}
