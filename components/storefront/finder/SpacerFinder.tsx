'use client'

import { useLocale, useTranslations } from 'next-intl'
import { SpacerRing } from '@/components/catalog/drawing/SpacerRing'
import { SpacerMarking } from '@/components/storefront/finder/marking/SpacerMarking'
import { boltCircle } from '@/lib/measures/dimensions'
import { languageTag } from '@/lib/platform/i18n/routing'
import type { FinderStart } from '@/lib/storefront/finder/plan'
import { type SpacerChoice, spacerPlan } from '@/lib/storefront/finder/spacer-plan'
import { FinderFrame, type FinderPlace } from './FinderFrame'
import { heroDrawing } from './FinderHero'
import { useFinder } from './use-finder'

type Props = { start: FinderStart<SpacerChoice>; place: FinderPlace }

/** The spacer finder: bolt pattern and thickness in large letters, ring and section to scale. */
export function SpacerFinder({ start, place }: Props) {
  const t = useTranslations('finder')
  const tag = languageTag[useLocale()]
  const state = useFinder(spacerPlan, start, place === 'hero')
  const { boltDistance, thickness } = state.choices
  const circle = boltCircle(boltDistance)
  const mm = (value: number) => t('mm', { value: value.toLocaleString(tag, { maximumFractionDigits: 1 }) })
  const thicknessMm = Number(thickness)
  return (
    <FinderFrame
      state={state}
      place={place}
      marking={(letters) => <SpacerMarking state={state} size={letters} />}
      note={thicknessMm > 0 ? t('trackWider', { value: mm(2 * thicknessMm) }) : t('onlyPattern')}
      wholeDrawing
      drawing={
        <SpacerRing
          circle={circle}
          thicknessMm={thicknessMm}
          circleLabel={circle ? mm(circle.diameterMm) : ''}
          thicknessLabel={thicknessMm > 0 ? mm(thicknessMm) : ''}
          className={heroDrawing.whole}
        />
      }
    />
  )
}
