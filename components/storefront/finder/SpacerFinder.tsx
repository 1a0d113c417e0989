'use client'

import { useLocale, useTranslations } from 'next-intl'
import {
  BoltCircleDrawing,
  DimensionLine,
  type HoleCircle,
  metal,
  usualMm,
} from '@/components/catalog/drawing/BoltCircleDrawing'
import { boltCircle } from '@/lib/measures/dimensions'
import { languageTag } from '@/lib/platform/i18n/routing'
import type { FinderStart } from '@/lib/storefront/finder/plan'
import { type SpacerChoice, spacerPlan } from '@/lib/storefront/finder/spacer-plan'
import { FinderFrame, type FinderPlace } from './FinderFrame'
import { heroDrawing } from './FinderHero'
import { Between, MarkLines, MarkSelect } from './marking/MarkSelect'
import { useFinder } from './use-finder'

/** The spacer finder: `5x139.7` and `30 mm` with a select in each place, ring and section to scale. */
export function SpacerFinder({ start, place }: { start: FinderStart<SpacerChoice>; place: FinderPlace }) {
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
      marking={(size) => (
        <MarkLines
          size={size}
          first={<MarkSelect state={state} size={size} name="boltDistance" label={t('boltPattern')} wide />}
          second={
            <>
              <MarkSelect
                state={state}
                size={size}
                name="thickness"
                label={t('thickness')}
                waitsFor={t('firstPattern')}
              />
              <Between size={size}>{t('millimeters')}</Between>
            </>
          }
        />
      )}
      note={thicknessMm > 0 ? t('trackWider', { value: mm(2 * thicknessMm) }) : t('onlyPattern')}
      wholeDrawing
      drawing={
        <SpacerRing
          circle={circle}
          thicknessMm={thicknessMm}
          circleLabel={circle ? mm(circle.diameterMm) : ''}
          thicknessLabel={thicknessMm > 0 ? mm(thicknessMm) : ''}
        />
      }
    />
  )
}

const R = 380
/** From the bolt circle to the ring's edge. */
const MARGIN_MM = 17
const SECTION_LEFT = 450
const USUAL_THICKNESS_MM = 30

type SpacerRingProps = {
  circle: HoleCircle | undefined
  /** 0 while it is not chosen. */
  thicknessMm: number
  circleLabel: string
  thicknessLabel: string
}

/** A spacer from the front and in section, to scale. Screen readers skip it, since the text says the same. */
function SpacerRing({ circle = usualMm.circle, thicknessMm, circleLabel, thicknessLabel }: SpacerRingProps) {
  const scale = R / (circle.diameterMm / 2 + MARGIN_MM)
  const bore = Math.max((circle.diameterMm / 2 - 22) * scale, 60)
  const thick = (thicknessMm || USUAL_THICKNESS_MM) * scale
  const section = { x: SECTION_LEFT, width: thick, style: { transition: 'width 180ms' } }
  return (
    <svg aria-hidden="true" viewBox="-400 -470 1000 1000" className={heroDrawing.whole} overflow="visible">
      <circle r={R} fill={metal.body} stroke={metal.edge} strokeWidth={6} />
      <circle r={R - 14} fill="none" stroke={metal.face} strokeWidth={5} />
      <circle r={bore} fill={metal.hole} stroke={metal.edge} strokeWidth={8} />
      <BoltCircleDrawing circle={circle} scale={scale} label={circleLabel} />
      <g fill={metal.body} stroke={metal.edge} strokeWidth={5}>
        <rect {...section} y={-R} height={R - bore} />
        <rect {...section} y={bore} height={R - bore} />
      </g>
      <rect {...section} y={-bore} height={2 * bore} fill={metal.shade} />
      {thicknessLabel ? (
        <DimensionLine from={SECTION_LEFT} to={SECTION_LEFT + thick} y={-R - 34} label={thicknessLabel} />
      ) : null}
    </svg>
  )
}
