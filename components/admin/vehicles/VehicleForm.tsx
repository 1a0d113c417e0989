'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { SaveBar } from '@/components/admin/editing/SaveBar'
import { BackLink } from '@/components/layout/BackLink'
import { PageHead } from '@/components/layout/PageHead'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { vehicleName, vehiclePath } from '@/lib/fitment/vehicle'
import type { EditedVehicle } from '@/lib/fitment/vehicles/rows'
import { differingFields } from '@/lib/forms/merge'
import { localePath } from '@/lib/i18n/routing'
import { useVehicleForm, type VehicleFormState } from './use-vehicle-form'
import { VehicleFields } from './VehicleFields'

/** The form of a vehicle; null for a new one. */
export function VehicleForm({ vehicle: first }: { vehicle: EditedVehicle | null }) {
  const t = useTranslations('adminVehicles')
  const locale = useLocale()
  const [isAsked, setIsAsked] = useState(false)
  const state = useVehicleForm(first)
  const { vehicle, busy } = state
  return (
    <>
      <PageHead
        title={vehicle ? vehicleName(vehicle) : t('new')}
        lead={
          vehicle ? (
            <a
              href={localePath(locale, vehiclePath(vehicle))}
              target="_blank"
              rel="noopener"
              className="prose-link py-1"
            >
              {t('open')}
            </a>
          ) : undefined
        }
        aside={<BackLink path="/admin/vehicles">{t('back')}</BackLink>}
      />
      <form
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void state.save()
        }}
        className="grid max-w-3xl gap-10"
      >
        <VehicleConflict state={state} />
        <VehicleFields state={state} />
        <SaveBar state={state}>
          {vehicle ? (
            <Button
              look="quiet"
              busy={busy === 'delete'}
              busyLabel={t('deleting')}
              onClick={() => setIsAsked(true)}
            >
              {t('delete')}
            </Button>
          ) : null}
        </SaveBar>
      </form>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('deleteTitle')}
        closeLabel={t('close')}
      >
        <p>{t('deleteText')}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setIsAsked(false)
              void state.remove()
            }}
          >
            {t('deleteYes')}
          </Button>
          <Button look="quiet" onClick={() => setIsAsked(false)}>
            {t('cancel')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** Shown when somebody else has saved the vehicle: where the two versions differ. */
function VehicleConflict({ state: { conflict, form, busy, save, takeTheirs } }: { state: VehicleFormState }) {
  const t = useTranslations('adminVehicles')
  if (!conflict) return null
  const { theirs } = conflict
  return (
    <EditConflict
      title={t('conflictTitle')}
      text={t('conflictText')}
      theirs={differingFields(form.getValues(), theirs).map((field) => [
        t(`fields.${field}`),
        theirs[field] || t('unknown'),
      ])}
      isSaving={busy === 'save'}
      onKeepMine={save}
      onTakeTheirs={takeTheirs}
    />
  )
}
