'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useState } from 'react'
import { useVisit } from '@/components/forms/FreshOnVisit'
import { useEditor } from '@/components/forms/use-editor'
import { changeVehicle, createVehicle, deleteVehicle, readVehicle } from '@/lib/fitment/vehicles/admin/client'
import { textsOf, VehicleEntry, type VehicleTexts, vehicleFields } from '@/lib/fitment/vehicles/admin/entry'
import type { EditedVehicle } from '@/lib/fitment/vehicles/rows'
import { errorsAt } from '@/lib/forms/errors-at'
import { type CallCode, CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'
import { localePath } from '@/lib/i18n/routing'

const empty = Object.fromEntries(vehicleFields.map((field) => [field, ''])) as VehicleTexts

/** The form over a vehicle, and what can be done with it. */
export function useVehicleForm(first: EditedVehicle | null) {
  const locale = useLocale()
  const router = useRouter()
  const visit = useVisit()
  const [vehicle, setVehicle] = useState(first)
  const [isSaved, setIsSaved] = useState(false)
  const editor = useEditor<VehicleTexts, 'save' | 'delete', CallCode>({
    start: first ? textsOf(first) : empty,
    check: (texts) => {
      const { error } = VehicleEntry.safeParse(texts)
      return error ? errorsAt(vehicleFields, fieldErrors(error)) : []
    },
    explain,
  })
  const { form, conflict, settle } = editor

  async function explain(error: unknown): Promise<void> {
    if (!(error instanceof CallError)) throw error
    const { code, fields } = error
    const theirs = code === 'vehicle.changed' && vehicle && (await readVehicle(vehicle.id).catch(() => null))
    if (theirs) {
      setVehicle(theirs)
      editor.takeIn(textsOf(theirs))
      return
    }
    const wrong = errorsAt(vehicleFields, fields)
    editor.mark(wrong)
    editor.refuse(wrong.length > 0 ? null : code)
  }

  function save() {
    setIsSaved(false)
    return editor.send('save', async (texts) => {
      const saved = vehicle
        ? await changeVehicle(vehicle.id, { ...texts, version: vehicle.version })
        : await createVehicle(texts)
      setVehicle(saved)
      settle(textsOf(saved))
      setIsSaved(true)
      // the address of the vehicle; the form stays, with what was typed meanwhile
      if (!vehicle) visit.moveTo(localePath(locale, `/admin/vehicles/${saved.id}`))
    })
  }

  return {
    form,
    vehicle,
    busy: editor.busy,
    problem: editor.problem,
    refusals: editor.refusals,
    conflict,
    isSaved,
    save,
    takeTheirs: editor.discard,
    remove: () =>
      editor.attempt('delete', async () => {
        if (!vehicle) return
        await deleteVehicle(vehicle.id, vehicle.version)
        settle(form.getValues())
        visit.end()
        router.push(localePath(locale, '/admin/vehicles'))
        router.refresh()
      }),
  }
}

export type VehicleFormState = ReturnType<typeof useVehicleForm>
