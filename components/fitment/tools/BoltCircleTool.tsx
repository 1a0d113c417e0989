'use client'

import { useTranslations } from 'next-intl'
import { BoltCircleDrawing, usualMm } from '@/components/catalog/drawing/BoltCircleDrawing'
import type { ToolValues } from '@/lib/fitment/tools/address'
import {
  type BoltCircle,
  findBoltCircle,
  holeCounts,
  type MeasuredFrom,
  measuredFrom,
  USUAL_HOLES,
} from '@/lib/fitment/tools/bolt-circle'
import { queryFor } from '@/lib/storefront/results/address'
import { FigureTable, OnSale, ToolDrawing, ToolSummary, useFigures } from './ToolAnswer'
import { ToolForm, ToolInput, useTool } from './ToolForm'

export function BoltCircleTool({ start }: { start: ToolValues<'bolt-circle'> }) {
  const t = useTranslations('boltCircleTool')
  const { answer, ...state } = useTool('bolt-circle', start, findBoltCircle)
  const from = measuredFrom.find((each) => each === state.values.from) ?? 'centers'
  return (
    <ToolForm
      state={state}
      label={t('form')}
      answer={answer ? <BoltCircleAnswer circle={answer} from={from} /> : null}
    >
      <ToolInput
        state={state}
        name="holes"
        label={t('holes')}
        usual={USUAL_HOLES}
        options={holeCounts.map((count) => ({ value: String(count), label: String(count) }))}
      />
      <ToolInput
        state={state}
        name="from"
        label={t('from')}
        usual="centers"
        options={measuredFrom.map((each) => ({ value: each, label: t(each) }))}
      />
      <ToolInput state={state} name="distance" label={t('distance')} hint={t('distanceHint')} />
      <ToolInput
        state={state}
        name="hole"
        label={t('hole')}
        hint={t('holeHint')}
        isOptional={from === 'centers'}
      />
    </ToolForm>
  )
}

function BoltCircleAnswer({ circle, from }: { circle: BoltCircle; from: MeasuredFrom }) {
  const t = useTranslations('boltCircleTool')
  const { figure, fixed, change } = useFigures()
  const { holes, diameterMm, distanceMm, nearest } = circle
  const likely = nearest.filter(({ isLikely }) => isLikely)
  const [first] = nearest
  // in the notation of the patterns that it is compared with
  const measured = `${holes}x${diameterMm.toFixed(1)}`
  return (
    <>
      <ToolSummary>
        <p className="font-semibold">{t('measured', { pattern: measured })}</p>
        <p>
          {likely.length > 1
            ? t('several', { patterns: likely.map(({ pattern }) => pattern).join(' / ') })
            : likely[0]
              ? t('one', { pattern: likely[0].pattern })
              : t('none', { pattern: first?.pattern ?? '', mm: figure(Math.abs(first?.differenceMm ?? 0)) })}
        </p>
        <p className="text-sm text-soft">{t('neverEqual')}</p>
      </ToolSummary>
      <ToolDrawing caption={t(from === 'edges' ? 'drawingEdges' : 'drawingCenters')}>
        <BoltCircleMeasuring circle={circle} from={from} />
      </ToolDrawing>
      <FigureTable
        caption={t('nearest')}
        heads={[t('itsDistance'), t('difference')]}
        rows={nearest.map((near) => ({
          label: near.pattern,
          cells: [fixed(near.distanceMm), change(distanceMm - near.distanceMm)],
        }))}
      />
      <OnSale
        links={(likely.length > 0 ? likely : nearest.slice(0, 1)).flatMap(({ pattern }) => [
          { text: t('wheels', { pattern }), query: queryFor('Wheel', { boltSpacing: pattern }) },
          { text: t('spacers', { pattern }), query: queryFor('Spacer', { boltDistance: pattern }) },
        ])}
      />
    </>
  )
}

const R = 230
/** From the holes to the line that measures them. */
const AWAY = 92

function BoltCircleMeasuring({ circle, from }: { circle: BoltCircle; from: MeasuredFrom }) {
  const { figure } = useFigures()
  const { holes, diameterMm, distanceMm, holeMm } = circle
  const scale = R / (diameterMm / 2)
  const turn = Math.PI / holes
  // the height of the first two holes once the drawing is turned until they lie level
  const level = -R * Math.cos(turn)
  const half = R * Math.sin(turn) + (from === 'edges' ? (usualMm.hole / 2) * scale : 0)
  const text = AWAY + 26 - level
  return (
    <svg aria-hidden="true" viewBox="-500 -340 1000 640" className="mx-auto w-full max-w-2xl">
      <circle r={R + 44} className="fill-lug stroke-hairline" strokeWidth={4} />
      <circle r={R * 0.6} className="fill-ink stroke-hairline" strokeWidth={4} />
      <BoltCircleDrawing circle={circle} scale={scale} label={`Ø ${figure(diameterMm)}`} />
      <path
        transform={`rotate(${180 / holes})`}
        d={`M${-half} ${level}v${-AWAY - 14}M${half} ${level}v${-AWAY - 14}M${-half} ${level - AWAY}H${half}`}
        className="fill-none stroke-type"
        strokeWidth={4}
      />
      <text
        x={text * Math.sin(turn)}
        y={-text * Math.cos(turn)}
        className="fill-type"
        fontSize={40}
        fontWeight={600}
      >
        {/* the caliper's reading, which is longer by one hole over the edges */}
        {figure(from === 'edges' ? distanceMm + holeMm : distanceMm)}
      </text>
    </svg>
  )
}
