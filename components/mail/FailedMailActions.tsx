'use client'

import { useTranslations } from 'next-intl'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { dropFailedMail, retryFailedMail } from '@/lib/mail/client'

/** Has one mail tried again or given up for good, and the list read anew. */
export function FailedMailActions({ id, about }: { id: number; about: string }) {
  const t = useTranslations('failedMails')
  const retry = useToastedCall()
  const drop = useToastedCall()
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        look="quiet"
        className="whitespace-nowrap"
        busy={retry.busy}
        busyLabel={t('retrying')}
        aria-label={t('retryNamed', { about })}
        onClick={() =>
          retry.attempt(async () => {
            await retryFailedMail(id)
            return t('retried')
          })
        }
      >
        {t('retry')}
      </Button>
      <Button
        look="quiet"
        className="whitespace-nowrap"
        busy={drop.busy}
        busyLabel={t('dropping')}
        aria-label={t('dropNamed', { about })}
        onClick={() =>
          drop.attempt(async () => {
            await dropFailedMail(id)
            return t('dropped')
          })
        }
      >
        {t('drop')}
      </Button>
    </span>
  )
}
