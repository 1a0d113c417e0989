'use client'

import { useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { call } from '@/lib/platform/http/client'
import type { Receipt } from '@/lib/sales/books/sales'

type Props = { orderId: string; withdrawalId?: number; receipt: Receipt | null }

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
      fields={[
        { name: 'number', label: t('number'), value: receipt?.number, maxLength: 40 },
        { name: 'issuedOn', label: t('issuedOn'), value: receipt?.issuedOn, type: 'date' },
      ]}
    >
      {() =>
        withdrawalId === undefined ? (
          <Checkbox name="hasTaxId" label={t('hasTaxId')} defaultChecked={receipt?.hasTaxId ?? false} />
        ) : null
      }
    </ToastedForm>
  )
}
