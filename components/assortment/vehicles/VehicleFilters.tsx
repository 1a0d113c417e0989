import { getTranslations } from 'next-intl/server'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { optionsOf } from '@/components/admin/list/options'
import { confidences } from '@/lib/fitment/kit'
import { VehiclesQuery } from '@/lib/fitment/vehicles/admin-schema'
import {
  readSearchParams,
  type SearchParams,
  withSearchParams,
} from '@/lib/platform/http/request/search-params'

export async function VehicleFilters({ query }: { query: VehiclesQuery }) {
  const t = await getTranslations('adminVehicles')
  const tAdmin = await getTranslations('admin')
  return (
    <FilterForm
      path="/admin/vehicles"
      query={query}
      address={vehiclesPath({ ...query, page: 1 })}
      className="flex flex-wrap items-end gap-3"
      submit={tAdmin('searchSubmit')}
      reset={tAdmin('reset')}
      fields={[
        { name: 'search', label: t('search'), className: 'min-w-0 flex-1 basis-64' },
        {
          name: 'confidence',
          label: t('fields.confidence'),
          all: t('all'),
          options: optionsOf(confidences, (each) => t(`values.confidence.${each}`)),
          className: 'min-w-0 basis-44',
        },
      ]}
    />
  )
}

export const vehiclesQuery = (params: SearchParams) => readSearchParams(VehiclesQuery, params)

export const vehiclesPath = (query: Partial<VehiclesQuery>) =>
  withSearchParams('/admin/vehicles', VehiclesQuery, query)
