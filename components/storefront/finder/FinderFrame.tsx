'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { Button } from '@/components/ui/Button'
import type { ProductType } from '@/lib/catalog/product/schema'
import { localePath } from '@/lib/platform/i18n/routing'
import { filterPaths } from '@/lib/storefront/results/address'
import { FilterSheet } from './FilterSheet'
import { FinderHero, type HeroPlace } from './FinderHero'
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
  const t = useTranslations('finder')
  const locale = useLocale()
  const form = {
    ref: state.form,
    action: localePath(locale, filterPaths[state.type]),
    onSubmit: state.search,
    autoComplete: 'off',
    'aria-label': t(finderWords[state.type].form),
  }
  if (place === 'results') {
    return (
      <FilterSheet dark title={t('filters')} open={t('change')} closeLabel={t('closeFilters')}>
        <form {...form} className="grid gap-5 lg:grid-cols-[auto_1fr] lg:items-start lg:gap-x-10">
          {marking('xl')}
          {fields ? <div className="grid gap-3">{fields}</div> : null}
          <div className={fields ? 'lg:col-span-2' : 'lg:justify-self-end'}>
            <FinderSubmit state={state} note={note} />
          </div>
        </form>
      </FilterSheet>
    )
  }
  return (
    <FinderHero
      title={t(finderWords[state.type].title)}
      place={place}
      way="size"
      drawing={drawing}
      wholeDrawing={wholeDrawing}
    >
      <form {...form} className="mt-3 flex flex-col gap-4 md:mt-6 md:gap-6 lg:max-w-156">
        {marking('mark')}
        <FinderSubmit state={state} note={note} />
        {fields}
      </form>
    </FinderHero>
  )
}

type SubmitProps<Name extends string> = { state: FinderState<Name>; note: ReactNode }

function FinderSubmit<Name extends string>({ state, note }: SubmitProps<Name>) {
  const t = useTranslations('finder')
  const { type, isComplete, hasCrossedPrices, isHydrated, total } = state
  const noteId = useId()
  const words = finderWords[type]
  const problem = !isComplete ? t(words.chooseFirst) : hasCrossedPrices ? t('priceOrder') : undefined
  return (
    <div className="flex flex-col gap-3 md:flex-row md:items-center md:gap-6">
      <Button
        type="submit"
        look="signal"
        busy={state.isSearching}
        busyLabel={t('loading')}
        disabledReason={isHydrated ? problem : undefined}
        // crossed prices are explained beside the prices
        reasonShownBy={isComplete ? undefined : noteId}
        className="w-full md:w-auto [&>button]:w-full"
      >
        <span className="min-w-44 py-1 text-lg">
          {total === null || problem ? t(words.showUnknown) : t(words.show, { count: total })}
        </span>
      </Button>
      <p id={noteId} className="text-sm text-soft">
        {isComplete ? note : t(words.chooseFirst)}
      </p>
    </div>
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
