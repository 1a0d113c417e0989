'use client'

import { useTranslations } from 'next-intl'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { actOnKsef } from '@/lib/invoices/ksef/client'

type Props = { id: number; number: string; mayResend: boolean; mayBeOffline: boolean }

/** What may be done with an invoice that KSeF has not accepted, each in one press. */
export function KsefActions({ id, number, mayResend, mayBeOffline }: Props) {
  const t = useTranslations('invoices')
  const { busy, attempt } = useToastedCall()
  if (!mayResend && !mayBeOffline) return null
  const act = (action: 'resend' | 'offline') =>
    attempt(async () => {
      await actOnKsef(id, { action })
      return t(action === 'resend' ? 'resent' : 'offlineDone', { number })
    })
  return (
    <div className="flex flex-wrap gap-3">
      {mayResend ? (
        <Button look="quiet" busy={busy} busyLabel={t('working')} onClick={() => act('resend')}>
          {t('resend')}
        </Button>
      ) : null}
      {mayBeOffline ? (
        <Button look="quiet" busy={busy} busyLabel={t('working')} onClick={() => act('offline')}>
          {t('offline')}
        </Button>
      ) : null}
    </div>
  )
}
