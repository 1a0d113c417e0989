'use client'

import { useRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { useRecord } from '@/components/admin/editing/use-record'
import { useVisit } from '@/components/forms/FreshOnVisit'
import { textsOf, VehicleEntry, type VehicleTexts, vehicleFields } from '@/lib/fitment/vehicles/entry'
import type { EditedVehicle } from '@/lib/fitment/vehicles/queries'
import { errorsAt } from '@/lib/platform/forms/errors-at'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { localePath } from '@/lib/platform/i18n/routing'

const empty = Object.fromEntries(vehicleFields.map((field) => [field, ''])) as VehicleTexts

/** The form over a vehicle, and what can be done with it. */
export function useVehicleForm(first: EditedVehicle | null) {
  const locale = useLocale()
  const router = useRouter()
  const visit = useVisit()
  const record = useRecord<EditedVehicle | null, VehicleTexts, 'save' | 'delete'>({
    first,
    textsOf: (vehicle) => (vehicle ? textsOf(vehicle) : empty),
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
        // the address of the vehicle; the form stays, with what was typed meanwhile
        (now) => !vehicle && now && visit.moveTo(localePath(locale, `/admin/vehicles/${now.id}`)),
      ),
    remove: () =>
      record.attempt('delete', async () => {
        if (!vehicle) return
        await call('DELETE /api/admin/vehicles/[id]', {
          params: { id: vehicle.id },
          body: { version: vehicle.version },
        })
        record.settle(form.getValues())
        visit.end()
        router.push(localePath(locale, '/admin/vehicles'))
        router.refresh()
      }),
  }
}

export type VehicleFormState = ReturnType<typeof useVehicleForm>
