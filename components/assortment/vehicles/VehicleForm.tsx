'use client'

import { useTranslations } from 'next-intl'
import { EditorConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { SaveBar } from '@/components/admin/editing/SaveBar'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { BackLink } from '@/components/layout/links/BackLink'
import { TextLink } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import type { EditedVehicle } from '@/lib/fitment/vehicles/queries'
import { vehicleName, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { differingFields } from '@/lib/platform/forms/merge'
import { useVehicleForm, VehicleFields } from './VehicleFields'

export const VehicleEditor = ({ vehicle }: { vehicle: EditedVehicle | null }) => (
  <PageContainer>
    <FreshOnVisit>
      <VehicleForm key={vehicle?.id ?? 'new'} vehicle={vehicle} />
    </FreshOnVisit>
  </PageContainer>
)

function VehicleForm({ vehicle: first }: { vehicle: EditedVehicle | null }) {
  const t = useTranslations('adminVehicles')
  const state = useVehicleForm(first)
  const { vehicle, busy } = state
  const theirs = state.conflict?.theirs
  return (
    <>
      <PageHead
        title={vehicle ? vehicleName(vehicle) : t('new')}
        lead={
          vehicle ? (
            <TextLink path={vehiclePath(vehicle)} target="_blank" rel="noopener">
              {t('open')}
            </TextLink>
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
        {theirs ? (
          <EditConflict
            state={state}
            title={t('conflictTitle')}
            text={t('conflictText')}
            theirs={differingFields(state.form.getValues(), theirs).map((field) => [
              t(`fields.${field}`),
              theirs[field] || t('unknown'),
            ])}
          />
        ) : null}
        <VehicleFields state={state} />
        <SaveBar state={state}>
          {vehicle ? (
            <EditorConfirmButton
              label={t('delete')}
              title={t('deleteTitle')}
              question={t('deleteText')}
              yes={t('deleteYes')}
              no={t('cancel')}
              closeLabel={t('close')}
              busy={busy === 'delete'}
              busyLabel={t('deleting')}
              onYes={state.remove}
            />
          ) : null}
        </SaveBar>
      </form>
    </>
  )
}
