'use client'

import Form from 'next/form'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { FilterSearch } from '@/components/admin/list/FilterSearch'
import { FilterSelect } from '@/components/admin/list/FilterSelect'
import { Button } from '@/components/ui/Button'
import { confidences } from '@/lib/fitment/kit'
import type { VehiclesQuery } from '@/lib/fitment/vehicles/admin/schema'
import { localePath } from '@/lib/i18n/routing'
import { vehiclesPath } from './vehicles-address'

/** A GET form: it works without script; with script a chosen confidence is applied at once. */
export function VehicleFilters({ query }: { query: VehiclesQuery }) {
  const t = useTranslations('adminVehicles')
  const tAdmin = useTranslations('admin')
  const list = localePath(useLocale(), '/admin/vehicles')
  return (
    <search>
      <Form action={list} className="flex flex-wrap items-end gap-3">
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
      </Form>
    </search>
  )
}
