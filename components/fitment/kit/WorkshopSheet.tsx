'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { leastPressureBar, mostPressureBar } from '@/lib/fitment/mounting/axle-pressure'
import { readFigure } from '@/lib/fitment/tools/reading'
import type { Vehicle } from '@/lib/fitment/vehicle'
import { WorkshopNotes } from './WorkshopNotes'

/** What is typed for the printed sheet. It stays in the page: it is neither stored nor sent. */
type WorkshopRecord = { plate: string; mileage: string; reference: string }

/** The record of one visit, which stays while the kit is changed. */
export function useWorkshopRecord() {
  const [values, setValues] = useState<WorkshopRecord>({ plate: '', mileage: '', reference: '' })
  return {
    values,
    change: (field: keyof WorkshopRecord, text: string) =>
      setValues((before) => ({ ...before, [field]: text })),
  }
}
export type WorkshopRecordState = ReturnType<typeof useWorkshopRecord>

/** On paper a control is a line, to be filled in with a pen where nothing was typed. */
const onPaper = 'print:min-h-6 print:rounded-none print:border-0 print:border-b print:px-0 print:py-0'

type Props = { record: WorkshopRecordState; kit: Kit; hub: Hub; vehicle: Vehicle | null }

/** Fields for the sheet, and the notes for whoever mounts the kit. */
export function WorkshopSheet({ record: { values, change }, kit, hub, vehicle }: Props) {
  const t = useTranslations('kit.sheet')
  const text = values.reference.trim().replace(/ ?(bar|бар)\.?$/i, '')
  const { value, problem } = readFigure(text, {
    least: leastPressureBar,
    most: mostPressureBar,
    isOptional: true,
  })
  const input = (field: keyof WorkshopRecord, maxLength: number, keys: 'text' | 'decimal' | 'numeric') => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
    autoComplete: 'off',
    spellCheck: false,
    maxLength,
    inputMode: keys,
    className: onPaper,
  })
  return (
    <div className="grid gap-4 print:gap-2">
      <div className="grid items-start gap-4 sm:grid-cols-2 print:grid-cols-2 print:gap-6">
        <Field label={t('plate')}>
          {(control) => (
            <TextInput {...control} {...input('plate', 15, 'text')} autoCapitalize="characters" />
          )}
        </Field>
        <Field label={t('mileageKm')}>
          {(control) => <TextInput {...control} {...input('mileage', 10, 'numeric')} />}
        </Field>
      </div>
      {kit.tire ? (
        <div className="print:hidden">
          <Field
            label={t('referencePressure')}
            hint={t('referenceHint')}
            error={
              problem && t('badPressure', { least: String(leastPressureBar), most: String(mostPressureBar) })
            }
          >
            {(control) => <TextInput {...control} {...input('reference', 10, 'decimal')} />}
          </Field>
        </div>
      ) : null}
      <p className="text-sm text-soft print:hidden">{t('notKept')}</p>
      <WorkshopNotes kit={kit} hub={hub} vehicle={vehicle} referenceBar={value ?? null} />
    </div>
  )
}
