'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { BoltCircleDrawing, metal, usualMm } from '@/components/catalog/drawing/BoltCircleDrawing'
import { boltCircle, MM_PER_INCH } from '@/lib/measures/dimensions'
import { languageTag } from '@/lib/platform/i18n/routing'
import type { FinderStart } from '@/lib/storefront/finder/plan'
import { type WheelChoice, wheelPlan } from '@/lib/storefront/finder/wheel-plan'
import { FinderFrame, type FinderPlace } from './FinderFrame'
import { heroDrawing } from './FinderHero'
import { Between, MarkLines, MarkSelect } from './marking/MarkSelect'
import { useFinder } from './use-finder'

/** The wheel finder: a wheel's stamp, `15 · 5x139.7` and `7 J · CB 108`, as selects, and its face to scale. */
export function WheelFinder({ start, place }: { start: FinderStart<WheelChoice>; place: FinderPlace }) {
  const t = useTranslations('finder')
  const tag = languageTag[useLocale()]
  const state = useFinder(wheelPlan, start, place === 'hero')
  const { diameter, boltSpacing, centralBoreDiameter } = state.choices
  const circle = boltCircle(boltSpacing)
  const waitsFor = diameter === '0' ? t('firstRim') : t('firstPattern')
  const mm = (value: number) => t('mm', { value: value.toLocaleString(tag, { maximumFractionDigits: 1 }) })
  return (
    <FinderFrame
      state={state}
      place={place}
      marking={(size) => {
        const part = { state, size }
        return (
          <MarkLines
            size={size}
            first={
              <>
                <MarkSelect {...part} name="diameter" label={t('diameter')} wide />
                <Between size={size}>·</Between>
                <MarkSelect
                  {...part}
                  name="boltSpacing"
                  label={t('boltPattern')}
                  waitsFor={t('firstRim')}
                  wide
                />
              </>
            }
            second={
              <>
                <MarkSelect {...part} name="width" label={t('rimWidth')} waitsFor={waitsFor} />
                <Between size={size}>{`J · ${t('boreMark')}`}</Between>
                <MarkSelect
                  {...part}
                  name="centralBoreDiameter"
                  label={t('centreBore')}
                  waitsFor={waitsFor}
                  wide
                />
              </>
            }
          />
        )
      }}
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
        />
      }
    />
  )
}

/** Outer radius of the rim, around the center of its 1000 x 1000 field. */
const R = 480
const SPOKES = 10
const USUAL_RIM_INCHES = 15

type WheelFaceProps = {
  /** 0 while it is not chosen, as the bore. */
  rimInches: number
  circle: ReturnType<typeof boltCircle>
  boreMm: number
  circleLabel: string
}

/** A wheel from the front, to scale. Screen readers skip it, since the text says the same. */
function WheelFace({ rimInches, circle = usualMm.circle, boreMm, circleLabel }: WheelFaceProps) {
  const t = useTranslations('finder')
  const lettering = t('ownBrand').toUpperCase()
  const arcId = useId()
  const scale = R / (((rimInches || USUAL_RIM_INCHES) * MM_PER_INCH) / 2 + usualMm.flange)
  const pitch = (circle.diameterMm / 2) * scale
  const bore = Math.min((boreMm / 2) * scale || pitch * 0.68, pitch - 12 * scale)
  const hub = pitch + 21 * scale
  const barrel = R - 74
  const spokeWidth = Math.min(92, (hub * 2 * Math.PI) / SPOKES - 26)
  const letterArc = R - 46
  return (
    <svg aria-hidden="true" viewBox="-500 -500 1000 1000" className={heroDrawing.whole}>
      <circle r={R} fill={metal.face} stroke={metal.edge} strokeWidth={6} />
      <circle r={R - 18} fill="none" stroke={metal.shade} strokeWidth={8} />
      <circle r={barrel} fill={metal.hole} stroke={metal.edge} strokeWidth={10} />
      <g fill={metal.body} stroke={metal.shade} strokeWidth={4}>
        {Array.from({ length: SPOKES }, (_, spoke) => (spoke * 360) / SPOKES).map((angle) => (
          <path
            key={angle}
            transform={`rotate(${angle + 18})`}
            d={`M${-spokeWidth / 2} ${-hub + 30}L${-spokeWidth * 0.3} ${-barrel}h${spokeWidth * 0.6}L${spokeWidth / 2} ${-hub + 30}z`}
          />
        ))}
      </g>
      <circle r={hub} fill={metal.body} stroke={metal.edge} strokeWidth={6} />
      <circle r={bore} fill={metal.hole} stroke={metal.edge} strokeWidth={8} />
      <BoltCircleDrawing circle={circle} scale={scale} label={circleLabel} />
      <path id={arcId} d={`M${-letterArc} 0A${letterArc} ${letterArc} 0 0 1 ${letterArc} 0`} fill="none" />
      <text className="font-display" fontWeight={800} fontSize={30} letterSpacing={8} fill={metal.chalk}>
        <textPath href={`#${arcId}`} startOffset="50%" textAnchor="middle">
          {rimInches > 0 ? `${lettering} · ${rimInches}"` : lettering}
        </textPath>
      </text>
    </svg>
  )
}
