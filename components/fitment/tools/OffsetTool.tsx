'use client'

import { useTranslations } from 'next-intl'
import type { ToolValues } from '@/lib/fitment/tools/address'
import { compareOffsets, type OffsetComparison, type SeatedWheel } from '@/lib/fitment/tools/offset'
import { MM_PER_INCH } from '@/lib/measures/dimensions'
import { queryFor } from '@/lib/storefront/results/address'
import { OffsetDrawing } from './OffsetDrawing'
import { FigureTable, OnSale, ToolDrawing, ToolLayout, ToolSummary, useFigures } from './ToolAnswer'
import { ToolFields, ToolForm, ToolInput } from './ToolForm'
import { useTool } from './use-tool'

/** Where a wheel stands with another width, ET and spacer. */
export function OffsetTool({ start }: { start: ToolValues<'offset'> }) {
  const t = useTranslations('offsetTool')
  const tForm = useTranslations('toolForm')
  const { answer, ...state } = useTool('offset', start, compareOffsets)
  return (
    <ToolLayout
      form={
        <ToolForm state={state} label={t('form')}>
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
      }
    >
      {answer ? <Answer {...answer} /> : null}
    </ToolLayout>
  )
}

function Answer({ now, after, change, reason }: OffsetComparison) {
  const t = useTranslations('offsetTool')
  const tForm = useTranslations('toolForm')
  const { figure, fixed, change: signed } = useFigures()
  const mm = (value: number) => figure(Math.abs(value))
  const row = (label: string, figureOf: (wheel: SeatedWheel) => number, digits = 1) => ({
    label,
    cells: [
      fixed(figureOf(now), digits),
      fixed(figureOf(after), digits),
      signed(figureOf(after) - figureOf(now), digits),
    ],
  })
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
        <p>{isWorded(reason) ? t(`verdicts.${reason}`) : null}</p>
        <p className="text-sm text-soft">
          {t('policy')} {tForm('checkDocument')}
        </p>
      </ToolSummary>
      <ToolDrawing caption={t('drawing')}>
        <OffsetDrawing
          now={now}
          after={after}
          words={{ inside: t('suspension'), outside: t('street'), hub: t('hubFace') }}
        />
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

const worded = ['offsetNear', 'lessInside', 'moreOutside', 'lessInsideMoreOutside'] as const
const isWorded = (reason: string): reason is (typeof worded)[number] => worded.some((each) => each === reason)
