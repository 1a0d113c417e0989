'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useFigures } from '@/components/fitment/tools/ToolAnswer'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { neededLoad } from '@/lib/fitment/judge/checks/load-speed'
import type { Hub, Kit } from '@/lib/fitment/kit'
import { axlePressure, leastPressureBar, mostPressureBar } from '@/lib/fitment/mounting/axle-pressure'
import { stockChanges } from '@/lib/fitment/mounting/stock-changes'
import { readFigure } from '@/lib/fitment/tools/reading'
import { readTorque } from '@/lib/fitment/vehicles/torque'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { leastLoadIndex } from '@/lib/measures/load-and-speed'
import { engagement } from '@/lib/measures/threads'
import { languageTag } from '@/lib/platform/i18n/routing'

/** The texts for the printed sheet. They survive changes of the kit, and are neither stored nor sent. */
export const useWorkshopRecord = () => useState({ plate: '', mileage: '', reference: '' })
type RecordState = ReturnType<typeof useWorkshopRecord>

/** On paper a control is a line, which a pen can fill in. */
const onPaper = 'print:min-h-6 print:rounded-none print:border-0 print:border-b print:px-0 print:py-0'

type Props = { record: RecordState; kit: Kit; hub: Hub; vehicle: Vehicle | null }

export function WorkshopSheet({ record: [values, setValues], kit, hub, vehicle }: Props) {
  const t = useTranslations('kit.sheet')
  const text = values.reference.trim().replace(/ ?(bar|бар)\.?$/i, '')
  const limits = { least: leastPressureBar, most: mostPressureBar }
  const { value, problem } = readFigure(text, { ...limits, isOptional: true })
  const input = (field: keyof RecordState[0], maxLength: number, keys: 'text' | 'decimal' | 'numeric') => ({
    value: values[field],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [field]: target.value }),
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
            error={problem && t('badPressure', { least: `${limits.least}`, most: `${limits.most}` })}
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

type WorkshopNotesProps = { kit: Kit; hub: Hub; vehicle: Vehicle | null; referenceBar: number | null }

function WorkshopNotes({ kit, hub, vehicle, referenceBar }: WorkshopNotesProps) {
  const t = useTranslations('kit')
  const { figure } = useFigures()
  const tag = languageTag[useLocale()]
  const { spacer, tire } = kit
  const torques = readTorque(vehicle?.torque ?? null)
  const { turns, threadMm } = hub.thread ? engagement(hub.thread) : {}
  const mm = figure(spacer?.thickness ?? 0)
  const changes = stockChanges(kit, hub)
  const changed = {
    tire: 'sheet.changedTire',
    rim: 'sheet.changedRim',
    offset: 'sheet.changedOffset',
  } as const
  /** The least load index of the car, and the pressure for its axle load. */
  const tireNotes = (loadIndex: number | null): string[] => {
    const needed = neededLoad(hub)
    const index = needed && (needed.of === 'load' ? needed.index : leastLoadIndex(needed.kg))
    const pressure = axlePressure({ axleKg: hub.axleLoad, loadIndex, referenceBar })
    const least = needed && index !== null ? [t('sheet.leastLoad', { index, kg: figure(needed.kg) })] : []
    if ('missing' in pressure) {
      const missing = pressure.missing.map((each) => t(`sheet.missing.${each}`))
      return [...least, t('sheet.pressureMissing', { missing: new Intl.ListFormat(tag).format(missing) })]
    }
    const capacity = figure(pressure.capacityKg)
    const loadKg = figure(pressure.loadKg)
    if (!('bar' in pressure)) return [...least, t('sheet.overloaded', { capacity, loadKg })]
    const bar = figure(pressure.bar)
    const reference = figure(referenceBar ?? 0)
    return [...least, t('sheet.pressure', { axleKg: figure(2 * pressure.loadKg), bar, reference, capacity })]
  }
  const notes = [
    ...(torques.length > 0
      ? torques.map(({ nm, wheels }) => (wheels ? t('torqueOn', { nm, wheels }) : t('torqueOf', { nm })))
      : [t('torqueUnknown')]),
    hub.thread ? t('threadIs', { thread: hub.thread }) : '',
    turns && threadMm ? t('engagement', { turns, mm: figure(threadMm) }) : '',
    spacer?.mounting === 'slip-on' ? t('longer', { fastener: hub.fastener ?? 'other', mm }) : '',
    spacer?.mounting === 'bolt-on' ? t('ownStuds', { mm }) : '',
    t('cleanFaces'),
    t('retorque'),
    ...(tire ? tireNotes(tire.loadIndex) : []),
    changes.length > 0
      ? t('sheet.changed', {
          changes: changes.map(({ of, from, to }) => t(changed[of], { from, to })).join('; '),
        })
      : '',
    t('sheet.alsoCheck'),
  ]
  return (
    <ul className="list-disc space-y-1 pl-5 print:columns-2 print:gap-8 print:space-y-0 print:[&_li]:break-inside-avoid">
      {notes.filter(Boolean).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}
