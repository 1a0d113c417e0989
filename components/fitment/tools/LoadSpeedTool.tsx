'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ToolValues } from '@/lib/fitment/tools/address'
import { convertMarkings, KG_PER_POUND, type LoadSpeed } from '@/lib/fitment/tools/load-speed'
import { serviceDescription } from '@/lib/measures/load-and-speed'
import { queryFor } from '@/lib/storefront/results/address'
import { OnSale, ToolDrawing, ToolSummary, useFigures } from './ToolAnswer'
import { ToolFields, ToolForm, ToolInput, useTool } from './ToolForm'

export function LoadSpeedTool({ start }: { start: ToolValues<'load-speed'> }) {
  const t = useTranslations('loadSpeedTool')
  const { answer, ...state } = useTool('load-speed', start, convertMarkings)
  return (
    <ToolForm state={state} label={t('form')} answer={answer ? <LoadSpeedAnswer {...answer} /> : null}>
      <ToolInput state={state} name="marking" label={t('marking')} hint={t('markingHint')} keys="text" />
      <ToolFields legend={t('needed')}>
        <ToolInput state={state} name="kg" label={t('kg')} />
        <ToolInput state={state} name="kmh" label={t('kmh')} />
      </ToolFields>
      <ToolFields legend={t('units')}>
        <ToolInput state={state} name="inches" label={t('inches')} />
        <ToolInput state={state} name="mm" label={t('mm')} />
        <ToolInput state={state} name="psi" label="psi" />
        <ToolInput state={state} name="bar" label={t('bar')} />
      </ToolFields>
    </ToolForm>
  )
}

function LoadSpeedAnswer({ marking, indexFor, symbolFor, lengths, pressures }: LoadSpeed) {
  const t = useTranslations('loadSpeedTool')
  const { figure } = useFigures()
  const load = (index: number, kg: number) =>
    t('load', { index, kg: figure(kg), lb: figure(kg / KG_PER_POUND, 0) })
  const lines: ReactNode[] = [
    marking?.loadIndex && marking.kg ? load(marking.loadIndex, marking.kg) : null,
    marking?.twinLoadIndex && marking.twinKg
      ? t('twin', { index: marking.twinLoadIndex, kg: figure(marking.twinKg) })
      : null,
    marking?.speedSymbol && marking.kmh
      ? t('speed', { symbol: marking.speedSymbol, kmh: marking.kmh })
      : null,
    indexFor
      ? indexFor.loadIndex === null
        ? t('noIndex', { kg: figure(indexFor.kg) })
        : t('indexFor', { kg: figure(indexFor.kg), index: indexFor.loadIndex })
      : null,
    symbolFor
      ? symbolFor.speedSymbol === null
        ? t('noSymbol', { kmh: figure(symbolFor.kmh) })
        : t('symbolFor', { kmh: figure(symbolFor.kmh), symbol: symbolFor.speedSymbol })
      : null,
    ...lengths.map(({ inches, mm }) => t('length', { inches: figure(inches, 3), mm: figure(mm, 2) })),
    ...pressures.map(({ psi, bar }) => t('pressure', { psi: figure(psi), bar: figure(bar, 2) })),
  ].filter((line) => line !== null)
  const code =
    marking?.loadIndex && marking.speedSymbol
      ? serviceDescription({
          icVc: `${marking.loadIndex}${marking.speedSymbol}`,
          loadIndexDual: marking.twinLoadIndex,
        })
      : null
  return (
    <>
      <ToolSummary>
        {lines.length > 0 ? (
          lines.map((line) => (
            <p key={String(line)} className="font-semibold">
              {line}
            </p>
          ))
        ) : (
          <p>{t('nothing')}</p>
        )}
      </ToolSummary>
      {marking ? (
        <ToolDrawing caption={t('drawing')}>
          <LoadSpeedDrawing marking={marking} />
        </ToolDrawing>
      ) : null}
      {code ? (
        <OnSale links={[{ text: t('tires', { code }), query: queryFor('Tire', { icVc: code }) }]} />
      ) : null}
    </>
  )
}

const SIZE = '195/80 R15'

function LoadSpeedDrawing({ marking }: { marking: NonNullable<LoadSpeed['marking']> }) {
  const t = useTranslations('loadSpeedTool')
  const { figure } = useFigures()
  const { loadIndex, speedSymbol, kg, kmh } = marking
  return (
    <svg aria-hidden="true" viewBox="0 0 1000 300" className="w-full">
      <path
        d="M-40 330A900 900 0 0 1 1040 330V120A1100 1100 0 0 0 -40 120Z"
        className="fill-rubber stroke-lug"
        strokeWidth={4}
      />
      <g className="font-display" fontWeight={800} fontSize={72}>
        <text x={530} y={190} textAnchor="end" className="fill-soft">
          {SIZE}
        </text>
        <text x={650} y={190} textAnchor="middle" className="fill-signal">
          {loadIndex}
        </text>
        <text x={800} y={190} textAnchor="middle" className="fill-type">
          {speedSymbol}
        </text>
      </g>
      <g className="fill-type" fontSize={40} fontWeight={600} textAnchor="middle">
        {kg === null ? null : (
          <>
            <path d="M650 118V72" className="stroke-signal" strokeWidth={4} />
            <text x={650} y={56}>
              {t('kgShort', { kg: figure(kg) })}
            </text>
          </>
        )}
        {kmh === null ? null : (
          <>
            <path d="M800 206V246" className="stroke-type" strokeWidth={4} />
            <text x={800} y={284}>
              {t('kmhShort', { kmh })}
            </text>
          </>
        )}
      </g>
    </svg>
  )
}
