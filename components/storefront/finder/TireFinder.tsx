'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Sidewall } from '@/components/catalog/drawing/Sidewall'
import { TireMarking } from '@/components/storefront/finder/marking/TireMarking'
import { tireDimensions } from '@/lib/measures/dimensions'
import { languageTag } from '@/lib/platform/i18n/routing'
import type { FinderStart } from '@/lib/storefront/finder/plan'
import type { TireChoice } from '@/lib/storefront/finder/tire-defaults'
import { tirePlan } from '@/lib/storefront/finder/tire-plan'
import { readRecent, writeRecent } from '@/lib/storefront/recent/recent'
import { queryFor, resultsPath } from '@/lib/storefront/results/address'
import { FinderFields, FixedFields } from './FinderFields'
import { FinderFrame, type FinderPlace } from './FinderFrame'
import { heroDrawing } from './FinderHero'
import type { TireFinderState } from './finder-states'
import { useFinder } from './use-finder'

const MM_PER_INCH = 25.4

type Props = { start: FinderStart<TireChoice>; place: FinderPlace }

/** The tire finder as a sidewall: the selects stand in the marking that they spell. */
export function TireFinder({ start, place }: Props) {
  const t = useTranslations('finder')
  const tag = languageTag[useLocale()]
  const finder = useFinder(tirePlan, start, place === 'hero')
  const state: TireFinderState = {
    ...finder,
    search: (event) => {
      if (finder.isComplete) {
        const path = resultsPath(queryFor('Tire', { width, profile, diameter }))
        writeRecent({ ...readRecent(), size: { path, name: marking } })
      }
      finder.search(event)
    },
  }
  const { width, profile, diameter } = state.choices
  const size = { width: Number(width), profile: Number(profile), diameter: Number(diameter) }
  // an address may ask for a size that no tire has
  const measured = Object.values(size).every((part) => part > 0) ? tireDimensions(size) : null
  const dimensions = measured && measured.sidewallMm > 0 ? measured : null
  const round = (value: number) => Math.round(value).toLocaleString(tag)
  const figure = (value: string) => (value === '0' ? '–' : value)
  const between = size.width > 0 && size.width < 100 ? 'x' : '/'
  const marking = `${figure(width)}${between}${figure(profile)} R${figure(diameter)}`
  return (
    <FinderFrame
      state={state}
      place={place}
      marking={(letters) => <TireMarking state={state} size={letters} />}
      fields={<FinderFields state={state} />}
      fixed={<FixedFields state={state} />}
      note={
        dimensions ? (
          <>
            {t('outerDiameter')}{' '}
            <b className="font-semibold text-type">
              {t('mm', { value: round(dimensions.overallDiameterMm) })}
            </b>
            {' · '}
            {t('revolutions', { count: round(dimensions.revolutionsPerKm) })}
          </>
        ) : null
      }
      drawing={
        <Sidewall
          marking={marking}
          brand={t('ownBrand').toUpperCase()}
          legend={t('sidewallText')}
          rimShare={dimensions ? (size.diameter * MM_PER_INCH) / dimensions.overallDiameterMm : 0.55}
          sidewallHeight={dimensions ? t('mm', { value: Math.round(dimensions.sidewallMm) }) : null}
          className={heroDrawing.cutOff}
        />
      }
    />
  )
}
