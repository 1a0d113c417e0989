'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PageContainer } from '@/components/layout/PageContainer'
import { classes } from '@/components/ui/classes'
import { filterPaths } from '@/lib/catalog/results/address'
import { localePath } from '@/lib/i18n/routing'
import { FilterSheet } from './FilterSheet'
import { FinderSubmit } from './FinderSubmit'
import { finderWords } from './finder-words'
import type { FinderState } from './use-finder'

/** At the top of its own page, above the results that it found, or below a page that is missing. */
export type FinderPlace = 'hero' | 'results' | 'missing'

type Props<Name extends string> = {
  state: FinderState<Name>
  place: FinderPlace
  marking: (size: 'mark' | 'xl') => ReactNode
  /** What can be chosen beside the marking. */
  fields?: ReactNode
  /** Fields that can be read but not changed, because the shop has only one value of each. */
  fixed?: ReactNode
  note?: ReactNode
  /** What the choice looks like, drawn to scale. */
  drawing: ReactNode
  /** Shows the drawing whole instead of cut off, where what matters stands in its middle. */
  wholeDrawing?: boolean
}

/** A finder's form: with a drawing in the hero of a page, and without one above results. */
export function FinderFrame<Name extends string>(props: Props<Name>) {
  const { state, place, marking, fields, fixed, note, drawing, wholeDrawing } = props
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
          {fields || fixed ? (
            <div className="grid gap-3">
              {fields}
              {fixed}
            </div>
          ) : null}
          <div className={fields || fixed ? 'lg:col-span-2' : 'lg:justify-self-end'}>
            <FinderSubmit state={state} note={note} />
          </div>
        </form>
      </FilterSheet>
    )
  }
  const Title = place === 'missing' ? 'h2' : 'h1'
  return (
    <section
      className={classes(
        'on-dark relative overflow-hidden bg-ink lg:pb-14',
        wholeDrawing ? 'pb-88 md:pb-104 lg:min-h-140' : 'pb-52 md:pb-64 lg:min-h-150',
      )}
    >
      <PageContainer className="relative z-1 pt-4 md:pt-12">
        <Title className="max-w-[34ch] text-lg font-medium text-soft md:max-w-[48ch]">
          {t(finderWords[state.type].title)}
        </Title>
        <form {...form} className="mt-3 flex flex-col gap-4 md:mt-6 md:gap-6 lg:max-w-156">
          {marking('mark')}
          <FinderSubmit state={state} note={note} />
          {fields}
          {fixed}
        </form>
      </PageContainer>
      {/* Drawn behind the form but placed after it: it hangs from the section's lower edge, which the form decides. */}
      {drawing}
    </section>
  )
}

/** Where a drawing stands in the hero: below the form on a phone, beside it on a desk. */
export const heroDrawing = {
  cutOff:
    'absolute top-[calc(100%-12.5rem)] left-1/2 size-140 -translate-x-1/2 md:top-[calc(100%-15rem)] md:size-190 ' +
    'lg:top-4 lg:left-[calc(50%+9rem)] xl:left-[calc(50%+4rem)] lg:size-250 lg:translate-x-0',
  whole:
    'absolute bottom-6 left-1/2 size-76 -translate-x-1/2 md:size-92 lg:top-5 lg:bottom-auto lg:size-130 ' +
    'lg:left-[calc(50%+8rem)] lg:translate-x-0',
}
