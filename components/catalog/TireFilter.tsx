'use client'

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/i18n/routing'
import { FilterSheet } from './FilterSheet'
import { FinderFields, FixedFields } from './FinderFields'
import { FinderSubmit } from './FinderSubmit'
import { TireMarking } from './TireMarking'
import { type TireFinderStart, useTireFinder } from './tire-finder-state'

/** The finder above its results: the same selects, in a row on a desk and in a sheet on a phone. */
export function TireFilter({ start }: { start: TireFinderStart }) {
  const t = useTranslations('finder')
  const locale = useLocale()
  const state = useTireFinder(start)
  return (
    <FilterSheet
      id="tire-filters"
      title={t('filters')}
      openLabel={t('change')}
      closeLabel={t('closeFilters')}
    >
      <form
        action={localePath(locale, '/tires/filter')}
        onSubmit={state.search}
        autoComplete="off"
        aria-label={t('tireForm')}
        className="grid gap-5 lg:grid-cols-[auto_1fr] lg:items-start lg:gap-x-10"
      >
        <TireMarking state={state} size="xl" />
        <div className="grid gap-3">
          <FinderFields state={state} />
          <FixedFields state={state} />
        </div>
        <div className="lg:col-span-2">
          <FinderSubmit state={state} />
        </div>
      </form>
    </FilterSheet>
  )
}
