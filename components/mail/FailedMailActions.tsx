'use client'

import { useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { dropFailedMail, retryFailedMail } from '@/lib/mail/client'

/** Has one mail tried again, or after a question given up for good, and the list read anew. */
export function FailedMailActions({ id, about }: { id: number; about: string }) {
  const t = useTranslations('failedMails')
  const { busy, attempt } = useToastedCall()
  const retry = () =>
    attempt(async () => {
      await retryFailedMail(id)
      return t('retried')
    })
  return (
    <span className="flex flex-wrap gap-2">
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
      <AskedButton
        label={t('drop')}
        name={t('dropNamed', { about })}
        question={t('dropAsk', { about })}
        work={() => dropFailedMail(id).then(() => t('dropped'))}
      />
    </span>
  )
}
