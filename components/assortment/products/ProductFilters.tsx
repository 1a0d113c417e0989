import { getTranslations } from 'next-intl/server'
import { FilterFields, FilterForm } from '@/components/admin/list/FilterForm'
import { optionsOf } from '@/components/admin/list/options'
import {
  type AdminProductsQuery,
  adminProductSorts,
  saleFilters,
  stockFilters,
} from '@/lib/assortment/products/list-query'
import { seasons, uses } from '@/lib/catalog/product/fields/options'
import { productTypes } from '@/lib/catalog/product/schema'
import { languageTag } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { productsPath } from './products-address'

type Props = { query: AdminProductsQuery; choices: { makers: string[]; diameters: number[] } }

export async function ProductFilters({ query, choices }: Props) {
  const t = await getTranslations('productAdmin.list')
  const tFacets = await getTranslations('facets')
  const locale = await pageLocale()
  const { use, season, manufacturer, diameter } = query
  const inches = (size: string) => `${Number(size).toLocaleString(languageTag[locale])}″`
  return (
    <FilterForm
      path="/admin/products"
      query={query}
      address={productsPath({ ...query, page: 1 })}
      className="flex flex-wrap items-end gap-x-3 gap-y-4"
      submit={t('submit')}
      reset={t('reset')}
      fields={[{ name: 'search', label: t('search'), className: 'min-w-0 flex-1 basis-64' }]}
    >
      <div className="grid w-full grid-cols-2 gap-3 md:grid-cols-4">
        <FilterFields
          query={query}
          fields={(
            [
              ['type', optionsOf(productTypes, (each) => t(`types.${each}`))],
              ['sale', optionsOf(saleFilters, (each) => t(`sales.${each}`))],
              ['stock', optionsOf(stockFilters, (each) => t(`stocks.${each}`))],
              ['sort', optionsOf(adminProductSorts, (each) => t(`sorts.${each}`))],
            ] as const
          ).map(([name, options]) => ({
            name,
            label: t(name),
            options,
            ...(name === 'type' && { all: t('types.all') }),
          }))}
        />
      </div>
      <details className="w-full" open={Boolean(use || season || manufacturer || diameter)}>
        <summary className="prose-link flex min-h-touch w-fit cursor-pointer items-center">
          {t('more')}
        </summary>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          <FilterFields
            query={query}
            fields={(
              [
                ['use', optionsOf(uses, (each) => tFacets(`values.use.${each}`))],
                ['season', optionsOf(seasons, (each) => tFacets(`values.season.${each}`))],
                ['manufacturer', optionsOf(choices.makers, (maker) => maker)],
                ['diameter', optionsOf(choices.diameters.map(String), inches)],
              ] as const
            ).map(([name, options]) => ({
              name,
              label: tFacets(`names.${name}`),
              all: t('any'),
              options,
            }))}
          />
        </div>
      </details>
    </FilterForm>
  )
}
