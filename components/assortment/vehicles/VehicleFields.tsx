'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useId, useState } from 'react'
import { EditorField } from '@/components/admin/editing/EditorField'
import { useRecord } from '@/components/admin/editing/use-record'
import { optionsOf } from '@/components/admin/list/options'
import { useVisit } from '@/components/forms/FreshOnVisit'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { FieldError } from '@/components/ui/controls/Field'
import { confidences, fasteners, seats } from '@/lib/fitment/kit'
import {
  VehicleEntry,
  type VehicleField,
  type VehicleTexts,
  vehicleFields,
  vehicleTexts,
} from '@/lib/fitment/vehicles/entry'
import type { EditedVehicle } from '@/lib/fitment/vehicles/queries'
import {
  type SourceCode,
  sourceCodes,
  type VehicleSource,
  vehicleSources,
} from '@/lib/fitment/vehicles/sources'
import { gradeFields } from '@/lib/fitment/vehicles/vehicle'
import { speedSymbols } from '@/lib/measures/load-and-speed'
import { errorsAt } from '@/lib/platform/forms/errors-at'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { localePath } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'

const empty = Object.fromEntries(vehicleFields.map((field) => [field, ''])) as VehicleTexts
const emptyErrors = VehicleEntry.safeParse(empty).error
/** The fields for which an empty form is refused. */
const needed = new Set(emptyErrors && fieldErrors(emptyErrors).map(({ path }) => path))
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
  const none = needed.has(field) ? '–' : t(isFigureGrade ? 'asPattern' : 'unknown')
  const wordOf = (value: string) =>
    wordOr(t, `values.${isFigureGrade ? 'confidence' : field}.${value}`, value)
  const options = codes[field] && [{ value: '', label: none }, ...optionsOf(codes[field], wordOf)]
  return (
    <EditorField
      state={state}
      path={field}
      label={t(`fields.${field}`)}
      hint={wordOr(t, `hints.${field}`, undefined)}
      required={needed.has(field)}
      options={options}
    />
  )
}

/** The sources of a shop's owner; the others came with the first table. */
const usual = ['own', 'document', 'collection', 'general'] as const satisfies SourceCode[]

function SourcesField({ state: { form } }: { state: VehicleFormState }) {
  const t = useTranslations('adminVehicles')
  const problemText = useProblemText()
  const errorId = useId()
  const problem = form.formState.errors.sources?.message
  const chosen = form.watch('sources').split(' ').filter(Boolean)
  const others = sourceCodes.filter((code) => !usual.some((each) => each === code))
  // a source of the vehicle keeps its place when somebody unticks it
  const [ofVehicle] = useState(() => others.filter((code) => chosen.includes(code)))
  const box = (code: SourceCode, label: string) => (
    <Checkbox
      key={code}
      label={label}
      checked={chosen.includes(code)}
      aria-describedby={problem ? errorId : undefined}
      onChange={({ target }) => {
        const codes = target.checked ? [...chosen, code] : chosen.filter((each) => each !== code)
        form.setValue('sources', codes.join(' '), {
          shouldDirty: true,
          shouldValidate: problem !== undefined,
        })
      }}
    />
  )
  const nameOf = (code: SourceCode) => {
    const source: VehicleSource = vehicleSources[code]
    return source.name ? `${source.name} (${code})` : code
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t('fields.sources')}</legend>
      {usual.map((code) => box(code, t(`sourceNames.${code}`)))}
      {ofVehicle.map((code) => box(code, nameOf(code)))}
      <details>
        <summary className="prose-link flex min-h-touch w-fit cursor-pointer items-center text-sm">
          {t('moreSources')}
        </summary>
        {others.filter((code) => !ofVehicle.includes(code)).map((code) => box(code, nameOf(code)))}
      </details>
      {problem ? <FieldError id={errorId}>{problemText(problem)}</FieldError> : null}
    </fieldset>
  )
}

export function useVehicleForm(first: EditedVehicle | null) {
  const locale = useLocale()
  const router = useRouter()
  const visit = useVisit()
  const record = useRecord<EditedVehicle | null, VehicleTexts, 'save' | 'delete'>({
    first,
    textsOf: (vehicle) => (vehicle ? vehicleTexts(vehicle) : empty),
    check: (texts) => {
      const { error } = VehicleEntry.safeParse(texts)
      return error ? fieldErrors(error) : []
    },
    controlsOf: (errors) => errorsAt(vehicleFields, errors),
    changed: 'vehicle.changed',
    read: async (vehicle) => vehicle && call('GET /api/admin/vehicles/[id]', { params: { id: vehicle.id } }),
  })
  const { saved: vehicle, form } = record
  return {
    ...record,
    vehicle,
    save: () =>
      record.save(
        'save',
        (texts) =>
          vehicle
            ? call('PATCH /api/admin/vehicles/[id]', {
                params: { id: vehicle.id },
                body: { ...texts, version: vehicle.version },
              })
            : call('POST /api/admin/vehicles', { body: texts }),
        // the address becomes the vehicle's; the form stays and keeps what was typed meanwhile
        (now) => !vehicle && now && visit.moveTo(localePath(locale, `/admin/vehicles/${now.id}`)),
      ),
    remove: () =>
      record.attempt('delete', async () => {
        if (!vehicle) return
        await call('DELETE /api/admin/vehicles/[id]', {
          params: { id: vehicle.id },
          body: { version: vehicle.version },
        })
        record.resetTo(form.getValues())
        visit.end()
        router.push(localePath(locale, '/admin/vehicles'))
        router.refresh()
      }),
  }
}

export type VehicleFormState = ReturnType<typeof useVehicleForm>
