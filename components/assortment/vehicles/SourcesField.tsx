'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { FieldError } from '@/components/ui/controls/Field'
import {
  type SourceCode,
  sourceCodes,
  type VehicleSource,
  vehicleSources,
} from '@/lib/fitment/vehicles/sources'
import type { VehicleFormState } from './use-vehicle-form'

/** The sources that an owner of a shop has; the others came with the first table. */
const usual = ['own', 'document', 'collection', 'general'] as const satisfies SourceCode[]

/** Which sources the figures come from. */
export function SourcesField({ state: { form } }: { state: VehicleFormState }) {
  const t = useTranslations('adminVehicles')
  const problemText = useProblemText()
  const errorId = useId()
  const problem = form.formState.errors.sources?.message
  const chosen = form.watch('sources').split(' ').filter(Boolean)
  const others = sourceCodes.filter((code) => !usual.some((each) => each === code))
  // those of the vehicle stay where they are when they are taken away
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
