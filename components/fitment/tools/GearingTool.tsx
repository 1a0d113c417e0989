'use client'

import { useTranslations } from 'next-intl'
import type { ToolValues } from '@/lib/fitment/tools/address'
import { compareGearing, type Gearing } from '@/lib/fitment/tools/gearing'
import type { SizedTire } from '@/lib/fitment/tools/tire-size'
import { MM_PER_INCH } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { queryFor } from '@/lib/storefront/results/address'
import { FigureTable, OnSale, ToolDrawing, ToolSummary, useFigures } from './ToolAnswer'
import { ToolFields, ToolForm, ToolInput, useTool } from './ToolForm'

export function GearingTool({ start }: { start: ToolValues<'gearing'> }) {
  const t = useTranslations('gearingTool')
  const tForm = useTranslations('toolForm')
  const { answer, ...state } = useTool('gearing', start, compareGearing)
  return (
    <ToolForm state={state} label={t('form')} answer={answer ? <GearingAnswer {...answer} /> : null}>
      <ToolFields legend={tForm('now')}>
        <ToolInput state={state} name="old" label={t('tire')} keys="text" />
        <ToolInput state={state} name="axle" label={t('axle')} />
      </ToolFields>
      <ToolFields legend={tForm('after')}>
        <ToolInput state={state} name="new" label={t('tire')} keys="text" />
        <ToolInput state={state} name="newAxle" label={t('axle')} hint={t('axleHint')} isOptional />
      </ToolFields>
      <ToolFields legend={t('driving')}>
        <ToolInput state={state} name="speed" label={t('speed')} />
        <ToolInput state={state} name="gear" label={t('gear')} hint={t('gearHint')} isOptional />
      </ToolFields>
    </ToolForm>
  )
}

function GearingAnswer({ old: from, new: to, axle, newAxle, speeds, percent, equivalent }: Gearing) {
  const t = useTranslations('gearingTool')
  const tForm = useTranslations('toolForm')
  const { figure, rowsOf } = useFigures()
  const [asked] = speeds
  const { width, profile, diameter } = to.size
  const isLonger = percent > 0
  return (
    <>
      <ToolSummary>
        {asked ? (
          <p className="font-semibold">
            {t('turns', {
              kmh: figure(asked.kmh),
              now: figure(asked.now, 0),
              after: figure(asked.after, 0),
            })}
          </p>
        ) : null}
        <p>
          {Math.abs(percent) < 0.05
            ? t('same')
            : t(isLonger ? 'longer' : 'shorter', { percent: figure(Math.abs(percent)) })}
        </p>
        <p>{t('equivalent', { ratio: figure(equivalent, 2), stock: figure(axle, 2) })}</p>
      </ToolSummary>
      <ToolDrawing caption={t('drawing')}>
        <GearingDrawing old={from} new={to} />
      </ToolDrawing>
      <FigureTable
        caption={t('figures')}
        heads={[
          `${tForm('now')} (${figure(axle, 2)})`,
          `${tForm('after')} (${figure(newAxle, 2)})`,
          tForm('change'),
        ]}
        rows={speeds
          .toSorted((a, b) => a.kmh - b.kmh)
          .map(({ kmh, now, after }) => rowsOf([now, after])(t('at', { kmh: figure(kmh) }), Number, 0))}
      />
      <OnSale
        links={[
          {
            text: t('tires', { size: tireSizeText(to.size) }),
            query: queryFor('Tire', { width, profile, diameter }),
          },
        ]}
      />
    </>
  )
}

const WIDTH = 1000
const MARGIN = 20
const ROW_GAP = 86

function GearingDrawing({ old: from, new: to }: { old: SizedTire; new: SizedTire }) {
  const { figure } = useFigures()
  const longest = Math.max(from.circumferenceMm, to.circumferenceMm)
  const widest = Math.max(from.overallDiameterMm, to.overallDiameterMm)
  // half of the wheel reaches beyond the line, because its center stands at the line's beginning
  const scale = (WIDTH - 2 * MARGIN) / (longest + widest / 2)
  const start = MARGIN + (widest / 2) * scale
  const height = widest * scale + ROW_GAP
  const rows = [
    { tire: from, line: 'stroke-type', dashes: '14 8' },
    { tire: to, line: 'stroke-signal', dashes: undefined },
  ]
  return (
    <svg aria-hidden="true" viewBox={`${-start} 0 ${WIDTH} ${2 * height}`} className="w-full" fill="none">
      {rows.map(({ tire: { size, overallDiameterMm, circumferenceMm }, line, dashes }, index) => {
        const radius = (overallDiameterMm / 2) * scale
        const rim = ((size.diameter * MM_PER_INCH) / 2) * scale
        const way = circumferenceMm * scale
        return (
          <g
            key={line}
            transform={`translate(0 ${(index + 1) * height - 30})`}
            className={line}
            strokeWidth={5}
            strokeDasharray={dashes}
          >
            <circle cy={-radius} r={radius - 2.5} className="fill-lug" />
            <circle cy={-radius} r={rim} className="fill-ink" strokeWidth={3} />
            <path d={`M0 0H${way}`} />
            <path d={`M0-16v32M${way}-16v32`} strokeDasharray="none" />
            <text
              x={way}
              y={-34}
              textAnchor="end"
              className="fill-type"
              stroke="none"
              fontSize={40}
              fontWeight={600}
            >
              {tireSizeText(size)} · {figure(circumferenceMm, 0)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
