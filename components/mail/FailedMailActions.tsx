'use client'

import { useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { dropFailedMail, retryFailedMail } from '@/lib/mail/client'
import type { FailedMail } from '@/lib/mail/queries'
import { RecipientEditor } from './RecipientEditor'

type Props = { mail: Pick<FailedMail, 'id' | 'to' | 'orderId' | 'isToCustomer'>; about: string }

/** Has one mail tried again, also at another address, or after a question given up for good, and the list read anew. */
export function FailedMailActions({ mail, about }: Props) {
  const { id } = mail
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
      {mail.isToCustomer ? <RecipientEditor mail={mail} about={about} /> : null}
      <AskedButton
        label={t('drop')}
        name={t('dropNamed', { about })}
        question={t('dropAsk', { about })}
        work={() => dropFailedMail(id).then(() => t('dropped'))}
      />
    </span>
  )
}
