'use client'

import { useLocale, useTranslations } from 'next-intl'
import { WheelFace } from '@/components/catalog/drawing/WheelFace'
import { WheelMarking } from '@/components/storefront/finder/marking/WheelMarking'
import { boltCircle } from '@/lib/measures/dimensions'
import { languageTag } from '@/lib/platform/i18n/routing'
import type { FinderStart } from '@/lib/storefront/finder/plan'
import { type WheelChoice, wheelPlan } from '@/lib/storefront/finder/wheel-plan'
import { FinderFrame, type FinderPlace } from './FinderFrame'
import { heroDrawing } from './FinderHero'
import { useFinder } from './use-finder'

type Props = { start: FinderStart<WheelChoice>; place: FinderPlace }

/** The wheel finder: its stamp in large letters, and the wheel's face with the bolt circle to scale. */
export function WheelFinder({ start, place }: Props) {
  const t = useTranslations('finder')
  const tag = languageTag[useLocale()]
  const state = useFinder(wheelPlan, start, place === 'hero')
  const { diameter, boltSpacing, centralBoreDiameter } = state.choices
  const circle = boltCircle(boltSpacing)
  const mm = (value: number) => t('mm', { value: value.toLocaleString(tag, { maximumFractionDigits: 1 }) })
  return (
    <FinderFrame
      state={state}
      place={place}
      marking={(letters) => <WheelMarking state={state} size={letters} />}
      note={
        circle ? (
          <>
            {t('holes', { count: circle.holes })}{' '}
            <b className="font-semibold text-type">{mm(circle.diameterMm)}</b>
          </>
        ) : (
          t('onlyRim')
        )
      }
      wholeDrawing
      drawing={
        <WheelFace
          rimInches={Number(diameter)}
          circle={circle}
          boreMm={Number(centralBoreDiameter)}
          circleLabel={circle ? mm(circle.diameterMm) : ''}
          lettering={t('ownBrand').toUpperCase()}
          className={heroDrawing.whole}
        />
      }
    />
  )
}
