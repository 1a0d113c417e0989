'use client'

import { useTranslations } from 'next-intl'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { retryFailedMail } from '@/lib/mail/client'

/** Has one mail tried again, and the list read anew. */
export function RetryMail({ id, about }: { id: number; about: string }) {
  const t = useTranslations('failedMails')
  const { busy, attempt } = useToastedCall()
  const retry = () =>
    attempt(async () => {
      await retryFailedMail(id)
      return t('retried')
    })
  return (
    <Button
      look="quiet"
      className="whitespace-nowrap"
      busy={busy}
      busyLabel={t('retrying')}
      aria-label={t('retryNamed', { about })}
      onClick={retry}
    >
      {t('retry')}
    </Button>
  )
}
