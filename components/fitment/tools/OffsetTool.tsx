'use client'

import { useTranslations } from 'next-intl'
import { wheelSections } from '@/components/fitment/wheel-sections'
import type { ToolValues } from '@/lib/fitment/tools/address'
import { compareOffsets, type OffsetComparison, type SeatedWheel } from '@/lib/fitment/tools/offset'
import { MM_PER_INCH } from '@/lib/measures/dimensions'
import type { Point } from '@/lib/media/drawing/svg'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { queryFor } from '@/lib/storefront/results/address'
import { FigureTable, OnSale, ToolDrawing, ToolSummary, useFigures } from './ToolAnswer'
import { ToolFields, ToolForm, ToolInput, useTool } from './ToolForm'

export function OffsetTool({ start }: { start: ToolValues<'offset'> }) {
  const t = useTranslations('offsetTool')
  const tForm = useTranslations('toolForm')
  const { answer, ...state } = useTool('offset', start, compareOffsets)
  return (
    <ToolForm state={state} label={t('form')} answer={answer ? <OffsetAnswer {...answer} /> : null}>
      <ToolFields legend={tForm('now')}>
        <ToolInput state={state} name="width" label={t('width')} />
        <ToolInput state={state} name="et" label={t('et')} keys="text" />
      </ToolFields>
      <ToolFields legend={tForm('after')}>
        <ToolInput state={state} name="newWidth" label={t('width')} />
        <ToolInput state={state} name="newEt" label={t('et')} keys="text" />
        <ToolInput state={state} name="spacer" label={t('spacer')} isOptional />
      </ToolFields>
    </ToolForm>
  )
}

function OffsetAnswer({ now, after, change, reason }: OffsetComparison) {
  const t = useTranslations('offsetTool')
  const tForm = useTranslations('toolForm')
  const { figure, change: signed, rowsOf } = useFigures()
  const mm = (value: number) => figure(Math.abs(value))
  const row = rowsOf([now, after])
  const isMovedOut = Math.round(change.outsideMm * 10) >= 0
  const isMovedIn = Math.round(change.insideMm * 10) >= 0
  return (
    <>
      <ToolSummary>
        <p className="font-semibold">
          {t(isMovedOut ? 'fartherOut' : 'fartherIn', { mm: mm(change.outsideMm) })}{' '}
          {t(isMovedIn ? 'lessInside' : 'moreInside', { mm: mm(change.insideMm) })}{' '}
          {t('track', { mm: signed(change.trackMm) })}
        </p>
        <p>{wordOr(t, `verdicts.${reason}`, null)}</p>
        <p className="text-sm text-soft">
          {t('policy')} {tForm('checkDocument')}
        </p>
      </ToolSummary>
      <ToolDrawing caption={t('drawing')}>
        <OffsetDrawing now={now} after={after} />
      </ToolDrawing>
      <FigureTable
        caption={t('figures')}
        heads={[tForm('now'), tForm('after'), tForm('change')]}
        rows={[
          row(t('effectiveEt'), (wheel) => wheel.offsetMm),
          row(t('poke'), (wheel) => wheel.outsideMm),
          row(t('backspacing'), (wheel) => wheel.insideMm),
          row(t('backspacingInches'), (wheel) => wheel.insideMm / MM_PER_INCH, 2),
        ]}
      />
      <OnSale
        links={[
          {
            text: t('wheels', { width: figure(after.widthInches, 2) }),
            query: queryFor('Wheel', { width: after.widthInches }),
          },
          after.spacerMm > 0
            ? {
                text: t('spacersOf', { mm: figure(after.spacerMm) }),
                query: queryFor('Spacer', { thickness: after.spacerMm }),
              }
            : { text: t('spacers'), query: queryFor('Spacer', {}) },
        ]}
      />
    </>
  )
}

const WIDTH = 1000
const MARGIN = 20
/** Every wheel is drawn with a 15-inch rim and 5x139.7, because only width and offset are compared. */
const usual = { rimDiameterMm: 15 * MM_PER_INCH, circleMm: 139.7, boreMm: 108 }
/** From the axle to the lower and to the upper edge of the drawing. mm */
const BOTTOM_MM = 30
const TOP_MM = usual.rimDiameterMm / 2 + 20

/** The upper half of the section through both wheels on one hub: the suspension to the left, the street to the right. */
function OffsetDrawing({ now, after }: { now: SeatedWheel; after: SeatedWheel }) {
  const t = useTranslations('offsetTool')
  const inside = Math.max(now.insideMm, after.insideMm, 70)
  const outside = Math.max(now.outsideMm, after.outsideMm, 70)
  const scale = (WIDTH - 2 * MARGIN) / (inside + outside)
  const head = 120
  const bottom = head + (TOP_MM - BOTTOM_MM) * scale
  const at = ([x, y]: Point): Point => [MARGIN + (inside + x) * scale, head + (TOP_MM - y) * scale]
  const hubFace = at([0, 0])[0]
  // a spacer moves the whole wheel; within the rim, the disc stays where the wheel's own ET puts it
  const sections = ({ widthInches, offsetMm, spacerMm }: SeatedWheel) =>
    wheelSections({ ...usual, widthInches, offsetMm: offsetMm + spacerMm }, -offsetMm, at)
  const [hubTop, hubBottom] = [at([0, usual.circleMm / 2 + 16])[1], at([0, BOTTOM_MM])[1]]
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${bottom + 56}`} className="w-full">
      <g className="fill-lug stroke-soft" strokeWidth={3}>
        <rect x={hubFace - 14 * scale} y={hubTop} width={14 * scale} height={hubBottom - hubTop} />
        {after.spacerMm > 0 ? (
          <rect
            x={hubFace}
            y={hubTop}
            width={after.spacerMm * scale}
            height={hubBottom - hubTop}
            className="fill-soft"
          />
        ) : null}
      </g>
      {sections(after).map((d) => (
        <path key={d} d={d} className="fill-signal" fillOpacity={0.85} />
      ))}
      {sections(now).map((d) => (
        <path
          key={d}
          d={d}
          className="fill-none stroke-type"
          strokeWidth={4}
          strokeDasharray="12 7"
          strokeLinejoin="round"
        />
      ))}
      <path d={`M${hubFace} ${head - 30}V${bottom + 10}`} className="stroke-type" strokeWidth={3} />
      <Edge x={at([-now.insideMm, 0])[0]} y={head} isDashed />
      <Edge x={at([now.outsideMm, 0])[0]} y={head} isDashed />
      <Edge x={at([-after.insideMm, 0])[0]} y={head} />
      <Edge x={at([after.outsideMm, 0])[0]} y={head} />
      <g className="fill-type" fontSize={40} fontWeight={600}>
        <text x={MARGIN} y={44}>
          ← {t('suspension')}
        </text>
        <text x={WIDTH - MARGIN} y={44} textAnchor="end">
          {t('street')} →
        </text>
        <text x={hubFace} y={bottom + 44} textAnchor="middle">
          {t('hubFace')}
        </text>
      </g>
    </svg>
  )
}

const Edge = ({ x, y, isDashed = false }: { x: number; y: number; isDashed?: boolean }) => (
  <path
    d={`M${x} ${y - 44}v56`}
    className={isDashed ? 'stroke-type' : 'stroke-signal'}
    strokeWidth={4}
    strokeDasharray={isDashed ? '12 7' : undefined}
  />
)
