'use client'

import { useTranslations } from 'next-intl'
import type { ToolValues } from '@/lib/fitment/tools/address'
import { compareGearing, type Gearing } from '@/lib/fitment/tools/gearing'
import { tireSize } from '@/lib/measures/tire-sizes'
import { queryFor } from '@/lib/storefront/results/address'
import { GearingDrawing } from './GearingDrawing'
import { FigureTable, OnSale, ToolDrawing, ToolLayout, ToolSummary, useFigures } from './ToolAnswer'
import { ToolFields, ToolForm, ToolInput } from './ToolForm'
import { useTool } from './use-tool'

/** Engine speeds with another tire or axle ratio. */
export function GearingTool({ start }: { start: ToolValues<'gearing'> }) {
  const t = useTranslations('gearingTool')
  const tForm = useTranslations('toolForm')
  const { answer, ...state } = useTool('gearing', start, compareGearing)
  return (
    <ToolLayout
      form={
        <ToolForm state={state} label={t('form')}>
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
      }
    >
      {answer ? <Answer {...answer} /> : null}
    </ToolLayout>
  )
}

function Answer({ old: from, new: to, axle, newAxle, speeds, percent, equivalent }: Gearing) {
  const t = useTranslations('gearingTool')
  const tForm = useTranslations('toolForm')
  const { figure, change } = useFigures()
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
        <GearingDrawing
          old={from}
          new={to}
          labels={{
            old: `${tireSize(from.size)} · ${figure(from.circumferenceMm, 0)}`,
            new: `${tireSize(to.size)} · ${figure(to.circumferenceMm, 0)}`,
          }}
        />
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
          .map(({ kmh, now, after }) => ({
            label: t('at', { kmh: figure(kmh) }),
            cells: [figure(now, 0), figure(after, 0), change(after - now, 0)],
          }))}
      />
      <OnSale
        links={[
          {
            text: t('tires', { size: tireSize(to.size) }),
            query: queryFor('Tire', { width, profile, diameter }),
          },
        ]}
      />
    </>
  )
}
