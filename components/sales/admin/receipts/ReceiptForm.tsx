'use client'

import { useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { call } from '@/lib/platform/http/client'
import type { Receipt } from '@/lib/sales/receipts/sales'

type Props = { orderId: string; withdrawalId?: number; receipt: Receipt | null }

/** The receipt of the cash register for an order, or the one that was shown at its return. */
export function ReceiptForm({ orderId, withdrawalId, receipt }: Props) {
  const t = useTranslations('receipts')
  const send = async (entered: FormData) => {
    await call('PUT /api/admin/receipts', {
      body: {
        orderId,
        ...(withdrawalId === undefined ? {} : { withdrawalId }),
        number: String(entered.get('number') ?? ''),
        issuedOn: String(entered.get('issuedOn') ?? ''),
        hasTaxId: entered.has('hasTaxId'),
      },
    })
    return t('saved')
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('save'), busyLabel: t('saving') }}
      className="grid max-w-sm content-start gap-3"
    >
      {(faultOf) => (
        <>
          <Field label={t('number')} error={faultOf('number')}>
            {(control) => (
              <TextInput
                {...control}
                name="number"
                maxLength={40}
                autoComplete="off"
                defaultValue={receipt?.number ?? ''}
              />
            )}
          </Field>
          <Field label={t('issuedOn')} error={faultOf('issuedOn')}>
            {(control) => (
              <TextInput {...control} type="date" name="issuedOn" defaultValue={receipt?.issuedOn ?? ''} />
            )}
          </Field>
          {withdrawalId === undefined ? (
            <Checkbox name="hasTaxId" label={t('hasTaxId')} defaultChecked={receipt?.hasTaxId ?? false} />
          ) : null}
        </>
      )}
    </ToastedForm>
  )
}
