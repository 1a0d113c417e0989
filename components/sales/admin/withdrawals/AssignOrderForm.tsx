'use client'

import { useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { call } from '@/lib/platform/http/client'

/** Says which order a statement with a wrong number is about. */
export function AssignOrderForm({ id, version }: { id: number; version: number }) {
  const t = useTranslations('returnPage.assign')
  const send = async (entered: FormData) => {
    await call('POST /api/admin/returns/[id]/order', {
      params: { id },
      body: { version, orderId: String(entered.get('orderId') ?? '') },
    })
    return t('saved')
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('submit'), busyLabel: t('busy') }}
      className="grid max-w-sm gap-3"
      fields={[
        {
          name: 'orderId',
          label: t('orderId'),
          required: true,
          autoCapitalize: 'characters',
          maxLength: 40,
        },
      ]}
    />
  )
}
