'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { optionsOf } from '@/components/admin/list/options'
import { channelIn, ReceivedFields } from '@/components/sales/admin/withdrawals/ReturnForms'
import { wishes } from '@/lib/customers/complaints/rules'
import { call } from '@/lib/platform/http/client'

/** Enters a complaint of the order's buyer that came by letter, by mail or at the counter. */
export function EnterComplaintForm({ orderId }: { orderId: string }) {
  const t = useTranslations('received.complaint')
  const tComplaint = useTranslations('complaint')
  const router = useRouter()
  const key = useRef<string>(undefined)
  const send = async (entered: FormData) => {
    key.current ??= crypto.randomUUID()
    await call('POST /api/admin/complaints', {
      body: {
        key: key.current,
        orderId,
        channel: channelIn(entered),
        receivedOn: String(entered.get('receivedOn')),
        goods: String(entered.get('goods')),
        fault: String(entered.get('fault')),
        wish: wishes.find((each) => each === entered.get('wish')) ?? 'repair',
      },
    })
    key.current = undefined
    router.refresh()
    return t('saved')
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('submit'), busyLabel: t('busy') }}
      isEmptied
      className="grid max-w-sm gap-3"
    >
      {(faultOf) => (
        <>
          <p className="text-sm text-soft">{t('lead')}</p>
          <ReceivedFields faultOf={faultOf} />
          <ControlField name="goods" label={tComplaint('goods')} error={faultOf('goods')} rows={2} required />
          <ControlField name="fault" label={t('fault')} error={faultOf('fault')} rows={4} required />
          <ControlField
            name="wish"
            label={t('wish')}
            error={faultOf('wish')}
            options={optionsOf(wishes, (each) => tComplaint(`wishes.${each}`))}
          />
        </>
      )}
    </ToastedForm>
  )
}
