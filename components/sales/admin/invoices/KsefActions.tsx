'use client'

import { useTranslations } from 'next-intl'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { call } from '@/lib/platform/http/client'

type Props = { id: number; number: string; mayResend: boolean; mayBeOffline: boolean }

/** What may be done with an invoice that KSeF has not accepted, each in one press. */
export function KsefActions({ id, number, mayResend, mayBeOffline }: Props) {
  const t = useTranslations('invoices')
  if (!mayResend && !mayBeOffline) return null
  const button = (action: 'resend' | 'offline', done: 'resent' | 'offlineDone') => (
    <ActionButton
      label={t(action)}
      busyLabel={t('working')}
      work={() =>
        call('POST /api/admin/invoices/[id]/ksef', { params: { id }, body: { action } }).then(() =>
          t(done, { number }),
        )
      }
    />
  )
  return (
    <div className="flex flex-wrap gap-3">
      {mayResend ? button('resend', 'resent') : null}
      {mayBeOffline ? button('offline', 'offlineDone') : null}
    </div>
  )
}
