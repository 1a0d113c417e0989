'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PageContainer } from '@/components/layout/PageContainer'
import { localePath } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'
import { FinderFields, FixedFields } from './FinderFields'
import { FinderSubmit } from './FinderSubmit'
import { Sidewall } from './Sidewall'
import { TireMarking } from './TireMarking'
import { type TireFinderStart, useTireFinder } from './tire-finder-state'

const MM_PER_INCH = 25.4

/** The tire finder as a sidewall: the selects stand in the marking that they spell. */
export function TireHero({ start }: { start: TireFinderStart }) {
  const t = useTranslations('finder')
  const locale = useLocale()
  const state = useTireFinder(start)
  const { finder, dimensions } = state
  const shown = (value: string) => (value === '0' ? '–' : value)
  const between = Number(finder.width) < 100 && finder.width !== '0' ? 'x' : '/'
  const size = `${shown(finder.width)}${between}${shown(finder.profile)} R${shown(finder.diameter)}`
  const rimShare = dimensions ? (Number(finder.diameter) * MM_PER_INCH) / dimensions.overallDiameterMm : 0.55
  const sidewallHeight = dimensions ? t('mm', { value: Math.round(dimensions.sidewallMm) }) : null
  return (
    <section className="on-dark relative overflow-hidden bg-ink pb-52 md:pb-64 lg:min-h-150 lg:pb-14">
      <Sidewall
        marking={`${size} · ${shop.brand.toUpperCase()}`}
        legend={t('sidewallText')}
        rimShare={rimShare}
        sidewallHeight={sidewallHeight}
        className="absolute top-[calc(100%-12.5rem)] left-1/2 size-140 -translate-x-1/2 md:top-[calc(100%-15rem)] md:size-190 lg:top-4 lg:left-[calc(50%+9rem)] xl:left-[calc(50%+4rem)] lg:size-250 lg:translate-x-0"
      />
      <PageContainer className="relative pt-4 md:pt-12">
        <h1 className="max-w-[34ch] text-lg font-medium text-soft">{t('title')}</h1>
        <form
          action={localePath(locale, '/tires/filter')}
          onSubmit={state.search}
          autoComplete="off"
          aria-label={t('tireForm')}
          className="mt-3 flex flex-col gap-4 md:mt-6 md:gap-6 lg:max-w-156"
        >
          <TireMarking state={state} />
          <FinderFields state={state} />
          <FinderSubmit state={state} />
          <FixedFields state={state} />
        </form>
      </PageContainer>
    </section>
  )
}
