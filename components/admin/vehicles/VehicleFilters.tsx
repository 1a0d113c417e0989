'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { FilterSearch } from '@/components/admin/list/FilterSearch'
import { FilterSelect } from '@/components/admin/list/FilterSelect'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { confidences } from '@/lib/fitment/kit'
import type { VehiclesQuery } from '@/lib/fitment/vehicles/admin/schema'
import { localePath } from '@/lib/i18n/routing'
import { vehiclesPath } from './vehicles-address'

export function VehicleFilters({ query }: { query: VehiclesQuery }) {
  const t = useTranslations('adminVehicles')
  const tAdmin = useTranslations('admin')
  const list = localePath(useLocale(), '/admin/vehicles')
  return (
    <search>
      <FilterForm
        action={list}
        query={vehiclesPath({ ...query, page: 1 })}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="min-w-0 flex-1 basis-64">
          <FilterSearch label={t('search')} value={query.search} />
        </div>
        <div className="min-w-0 basis-44">
          <FilterSelect
            label={t('fields.confidence')}
            name="confidence"
            value={query.confidence}
            all={t('all')}
            options={confidences.map((each) => ({ value: each, label: t(`values.confidence.${each}`) }))}
          />
        </div>
        <Button type="submit">{tAdmin('searchSubmit')}</Button>
        {vehiclesPath({ ...query, page: 1 }) === '/admin/vehicles' ? null : (
          <Link href={list} className="prose-link inline-flex min-h-touch items-center px-2">
            {tAdmin('reset')}
          </Link>
        )}
      </FilterForm>
    </search>
  )
}
