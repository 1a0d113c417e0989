'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EditorField } from '@/components/admin/editing/EditorField'
import { optionsOf } from '@/components/admin/list/options'
import { confidences, fasteners, seats } from '@/lib/fitment/kit'
import { gradeFields } from '@/lib/fitment/vehicle'
import type { VehicleField } from '@/lib/fitment/vehicles/entry'
import { speedSymbols } from '@/lib/measures/load-and-speed'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { SourcesField } from './SourcesField'
import type { VehicleFormState } from './use-vehicle-form'

const needed: readonly VehicleField[] = [
  'make',
  'model',
  'generation',
  'yearFrom',
  'boltPattern',
  'centerBore',
  'confidence',
  'sources',
]
const codes: Partial<Record<VehicleField, readonly string[]>> = {
  fastener: fasteners,
  seat: seats,
  minSpeedSymbol: speedSymbols,
  ...Object.fromEntries(['confidence', ...gradeFields].map((field) => [field, confidences])),
}

const groups = {
  name: ['make', 'model', 'generation', 'aliases', 'yearFrom', 'yearTo'],
  hub: [
    'boltPattern',
    'fastener',
    'centerBore',
    'boreConfidence',
    'thread',
    'threadConfidence',
    'seat',
    'studLength',
    'torque',
  ],
  sizes: [
    'stockWheels',
    'stockTires',
    'stockOffset',
    'stockOffsets',
    'offsetConfidence',
    'brakeRim',
    'upsizes',
  ],
  load: [
    'loadIndexes',
    'minLoadIndex',
    'loadConfidence',
    'minSpeedSymbol',
    'topSpeed',
    'speedConfidence',
    'axleLoad',
    'axleConfidence',
  ],
} as const satisfies Record<string, readonly VehicleField[]>

/** The fields of a vehicle, each group under a heading. */
export function VehicleFields({ state }: { state: VehicleFormState }) {
  const t = useTranslations('adminVehicles')
  return (
    <>
      {(['name', 'hub', 'sizes', 'load'] as const).map((group) => (
        <Group key={group} title={t(`groups.${group}`)}>
          {groups[group].map((field) => (
            <VehicleControl key={field} field={field} state={state} />
          ))}
        </Group>
      ))}
      <Group title={t('groups.origin')}>
        <VehicleControl field="confidence" state={state} />
        <SourcesField state={state} />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-display text-lg font-bold">{title}</legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}

function VehicleControl({ field, state }: { field: VehicleField; state: VehicleFormState }) {
  const t = useTranslations('adminVehicles')
  const isFigureGrade = gradeFields.some((grade) => grade === field)
  const none = needed.includes(field) ? '–' : t(isFigureGrade ? 'asPattern' : 'unknown')
  const wordOf = (value: string) =>
    wordOr(t, `values.${isFigureGrade ? 'confidence' : field}.${value}`, value)
  const options = codes[field] && [{ value: '', label: none }, ...optionsOf(codes[field], wordOf)]
  return (
    <EditorField
      state={state}
      path={field}
      label={t(`fields.${field}`)}
      hint={wordOr(t, `hints.${field}`, undefined)}
      required={needed.includes(field)}
      options={options}
    />
  )
}
