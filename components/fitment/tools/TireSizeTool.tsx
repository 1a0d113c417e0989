'use client'

import { useTranslations } from 'next-intl'
import type { ToolValues } from '@/lib/fitment/tools/address'
import { compareTireSizes, type SizedTire, type TireComparison } from '@/lib/fitment/tools/tire-size'
import { MM_PER_INCH } from '@/lib/measures/dimensions'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { queryFor } from '@/lib/storefront/results/address'
import { FigureTable, OnSale, ToolDrawing, ToolSummary, useFigures } from './ToolAnswer'
import { ToolForm, ToolInput, useTool } from './ToolForm'

export function TireSizeTool({ start }: { start: ToolValues<'tire-size'> }) {
  const t = useTranslations('tireSizeTool')
  const { answer, ...state } = useTool('tire-size', start, compareTireSizes)
  return (
    <ToolForm state={state} label={t('form')} answer={answer ? <TireSizeAnswer {...answer} /> : null}>
      <ToolInput state={state} name="old" label={t('old')} hint={t('hint')} keys="text" />
      <ToolInput state={state} name="new" label={t('new')} keys="text" />
    </ToolForm>
  )
}

function TireSizeAnswer({ old: from, new: to, change }: TireComparison) {
  const t = useTranslations('tireSizeTool')
  const tForm = useTranslations('toolForm')
  const { figure, fixed, change: signed } = useFigures()
  const tires = [from, to].filter((tire) => tire !== null)
  const sizes = new Map(tires.map(({ size }) => [tireSizeText(size), size]))
  return (
    <>
      {from && to && change ? (
        <>
          <ToolSummary>
            <p className="font-semibold">
              {t('difference', {
                from: tireSizeText(from.size),
                to: tireSizeText(to.size),
                percent: signed(change.percent),
                mm: signed(change.diameterMm),
              })}
            </p>
            <p>{wordOr(t, `verdicts.${change.reason}`, null)}</p>
            <p>
              {t('clearance', { mm: signed(change.clearanceMm) })}
              {change.isOtherRim ? ` ${t('otherRim', { inches: figure(to.size.diameter) })}` : ''}
            </p>
            <p className="text-sm text-soft">
              {t('policy')} {tForm('checkDocument')}
            </p>
          </ToolSummary>
          <ToolDrawing caption={t('drawing')}>
            <TireSizeDrawing old={from} new={to} />
          </ToolDrawing>
        </>
      ) : (
        <p>{t('oneMissing')}</p>
      )}
      <Dimensions tires={tires} />
      {change ? (
        <FigureTable
          caption={t('speedometer')}
          heads={[t('trueSpeed'), t('speedDifference')]}
          rows={change.speeds.map((speed) => ({
            label: t('indicated', { kmh: speed.indicated }),
            cells: [fixed(speed.true), signed(speed.true - speed.indicated)],
          }))}
        />
      ) : null}
      <OnSale
        links={[...sizes].map(([size, { width, profile, diameter }]) => ({
          text: t('tires', { size }),
          query: queryFor('Tire', { width, profile, diameter }),
        }))}
      />
    </>
  )
}

function Dimensions({ tires }: { tires: readonly SizedTire[] }) {
  const t = useTranslations('tireSizeTool')
  const tForm = useTranslations('toolForm')
  const { rowsOf } = useFigures()
  const row = rowsOf(tires)
  const heads = tires.map(({ size }) => tireSizeText(size))
  // two equal sizes would give two columns the same name
  const [first, second] = heads
  const named = first !== undefined && first === second ? [tForm('now'), tForm('after')] : heads
  return (
    <FigureTable
      caption={t('dimensions')}
      heads={named.length === 2 ? [...named, tForm('change')] : named}
      rows={[
        row(t('diameter'), (tire) => tire.overallDiameterMm),
        row(t('diameterInches'), (tire) => tire.overallDiameterMm / MM_PER_INCH),
        row(t('sidewall'), (tire) => tire.sidewallMm),
        row(t('width'), (tire) => tire.sectionWidthMm),
        row(t('circumference'), (tire) => tire.circumferenceMm, 0),
        row(t('revolutions'), (tire) => tire.revolutionsPerKm),
      ]}
    />
  )
}

const WIDTH = 1000
const TOP = 70
const GAP = 26
const TALLEST = 360

type Look = { line: string; dashes?: string }

/** The old tire is dashed, so that it differs from the new one without color too. */
const looks: { old: Look; new: Look } = {
  old: { line: 'stroke-type', dashes: '14 8' },
  new: { line: 'stroke-signal' },
}

function TireSizeDrawing({ old: from, new: to }: { old: SizedTire; new: SizedTire }) {
  const wide = from.overallDiameterMm + to.overallDiameterMm + from.sectionWidthMm + to.sectionWidthMm
  const tall = Math.max(from.overallDiameterMm, to.overallDiameterMm)
  const scale = Math.min((WIDTH - 5 * GAP) / wide, TALLEST / tall)
  const ground = TOP + tall * scale
  const fromFront = WIDTH / 2 - GAP / 2 - from.sectionWidthMm * scale
  const toFront = WIDTH / 2 + GAP / 2
  const fromSide = fromFront - GAP - (from.overallDiameterMm / 2) * scale
  const toSide = toFront + to.sectionWidthMm * scale + GAP + (to.overallDiameterMm / 2) * scale
  const topOf = (tire: SizedTire) => `M${fromSide} ${ground - tire.overallDiameterMm * scale}H${toSide}`
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${ground + 20}`} className="w-full" fill="none">
      <path d={`M0 ${ground + 3}H${WIDTH}`} className="stroke-soft" strokeWidth={6} />
      <path d={topOf(from)} className={looks.old.line} strokeWidth={2} strokeDasharray="4 8" />
      <path d={topOf(to)} className={looks.new.line} strokeWidth={2} strokeDasharray="4 8" />
      <TireOutline
        tire={from}
        look={looks.old}
        scale={scale}
        side={fromSide}
        front={fromFront}
        ground={ground}
      />
      <TireOutline tire={to} look={looks.new} scale={scale} side={toSide} front={toFront} ground={ground} />
      <g className="fill-type" fontSize={40} fontWeight={600} textAnchor="middle">
        <text x={fromSide} y={TOP - 30}>
          {tireSizeText(from.size)}
        </text>
        <text x={toSide} y={TOP - 30}>
          {tireSizeText(to.size)}
        </text>
      </g>
    </svg>
  )
}

type TireProps = { tire: SizedTire; look: Look; scale: number; side: number; front: number; ground: number }

function TireOutline({ tire, look, scale, side, front, ground }: TireProps) {
  const radius = (tire.overallDiameterMm / 2) * scale
  const rim = ((tire.size.diameter * MM_PER_INCH) / 2) * scale
  const line = { className: `${look.line} fill-lug`, strokeWidth: 5, strokeDasharray: look.dashes }
  return (
    <>
      <circle cx={side} cy={ground - radius} r={radius - 2.5} {...line} />
      <circle cx={side} cy={ground - radius} r={rim} className={`${look.line} fill-ink`} strokeWidth={3} />
      <circle cx={side} cy={ground - radius} r={6} className="fill-type" />
      <rect
        x={front}
        y={ground - 2 * radius + 2.5}
        width={tire.sectionWidthMm * scale}
        height={2 * radius - 5}
        rx={Math.min(24, tire.sidewallMm * scale * 0.3)}
        {...line}
      />
    </>
  )
}
