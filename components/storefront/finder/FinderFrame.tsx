'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ProductType } from '@/lib/catalog/product/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { filterPaths } from '@/lib/storefront/results/address'
import { FilterSheet } from './FilterSheet'
import { FinderHero, FinderSubmit, type HeroPlace } from './FinderHero'
import type { FinderState } from './use-finder'

/** `hero` is the finder's own page, `results` the head of a list, `missing` a page that was not found. */
export type FinderPlace = HeroPlace | 'results'

type Props<Name extends string> = {
  state: FinderState<Name>
  place: FinderPlace
  marking: (size: 'mark' | 'xl') => ReactNode
  fields?: ReactNode
  note?: ReactNode
  drawing: ReactNode
  wholeDrawing?: boolean | undefined
}

export function FinderFrame<Name extends string>(props: Props<Name>) {
  const { state, place, marking, fields, note, drawing, wholeDrawing } = props
  const { isComplete, hasCrossedPrices, total } = state
  const words = finderWords[state.type]
  const t = useTranslations('finder')
  const locale = useLocale()
  const form = {
    ref: state.form,
    action: localePath(locale, filterPaths[state.type]),
    onSubmit: state.search,
    autoComplete: 'off',
    'aria-label': t(words.form),
  }
  const problem = !isComplete ? t(words.chooseFirst) : hasCrossedPrices ? t('priceOrder') : undefined
  const submit = (
    <FinderSubmit
      label={total === null || problem ? t(words.showUnknown) : t(words.show, { count: total })}
      busy={state.isSearching}
      problem={state.isHydrated ? problem : undefined}
      // crossed prices are explained beside the prices
      isNoteProblem={!isComplete}
      note={isComplete ? note : t(words.chooseFirst)}
    />
  )
  if (place === 'results') {
    return (
      <FilterSheet dark title={t('filters')} open={t('change')} closeLabel={t('closeFilters')}>
        <form {...form} className="grid gap-5 lg:grid-cols-[auto_1fr] lg:items-start lg:gap-x-10">
          {marking('xl')}
          {fields ? <div className="grid gap-3">{fields}</div> : null}
          <div className={fields ? 'lg:col-span-2' : 'lg:justify-self-end'}>{submit}</div>
        </form>
      </FilterSheet>
    )
  }
  return (
    <FinderHero title={t(words.title)} place={place} way="size" drawing={drawing} wholeDrawing={wholeDrawing}>
      <form {...form} className="mt-3 flex flex-col gap-4 md:mt-6 md:gap-6 lg:max-w-156">
        {marking('mark')}
        {submit}
        {fields}
      </form>
    </FinderHero>
  )
}

export const finderWords = {
  Tire: {
    form: 'tireForm',
    title: 'title',
    chooseFirst: 'chooseSize',
    show: 'show',
    showUnknown: 'showUnknown',
  },
  Wheel: {
    form: 'wheelForm',
    title: 'wheelTitle',
    chooseFirst: 'chooseRim',
    show: 'showWheels',
    showUnknown: 'showUnknownWheels',
  },
  Spacer: {
    form: 'spacerForm',
    title: 'spacerTitle',
    chooseFirst: 'choosePattern',
    show: 'showSpacers',
    showUnknown: 'showUnknownSpacers',
  },
} as const satisfies Record<ProductType, object>
