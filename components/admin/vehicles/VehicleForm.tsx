'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { LeaveGuard } from '@/components/admin/LeaveGuard'
import { BackLink } from '@/components/layout/BackLink'
import { PageHead } from '@/components/layout/PageHead'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
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
  const problemText = useProblemText()
  const locale = useLocale()
  const [isAsked, setIsAsked] = useState(false)
  const state = useVehicleForm(first)
  const { vehicle, problem, form, busy } = state
  const { isDirty } = form.formState
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
        {problem ? (
          <Notice kind="error" title={problemText(problem)}>
            {t('kept')}
          </Notice>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="signal" busy={busy === 'save'} busyLabel={t('saving')}>
            {t('save')}
          </Button>
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
          <p role="status" className="font-medium text-field">
            {state.isSaved && !isDirty ? t('saved') : ''}
          </p>
          {isDirty ? <p className="text-sm text-soft">{t('unsaved')}</p> : null}
        </div>
        <LeaveGuard active={isDirty} text={t('leaveText')} onLeave={() => form.reset()} />
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

/** Shown when somebody else has saved the vehicle: where the two versions differ, to keep one of them. */
function VehicleConflict({ state: { conflict, form, busy, save, takeTheirs } }: { state: VehicleFormState }) {
  const t = useTranslations('adminVehicles')
  if (!conflict) return null
  const { theirs } = conflict
  return (
    <Notice
      kind="error"
      title={t('conflictTitle')}
      action={
        <>
          <Button onClick={save} busy={busy === 'save'} busyLabel={t('saving')}>
            {t('keepMine')}
          </Button>
          <Button look="quiet" onClick={takeTheirs}>
            {t('takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflictText')}</p>
      <dl className="mt-3 flex flex-col gap-2">
        {differingFields(form.getValues(), theirs).map((field) => (
          <div key={field}>
            <dt className="text-sm font-semibold text-type">{t(`fields.${field}`)}</dt>
            <dd className="wrap-anywhere text-type">{theirs[field] || t('unknown')}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
