'use client'

import { useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { call } from '@/lib/platform/http/client'
import type { FailedMail } from '@/lib/shop/mail/queries'
import { RecipientEditor } from './RecipientEditor'

type Props = { mail: Pick<FailedMail, 'id' | 'to' | 'orderId' | 'isToCustomer'>; about: string }

/** Has one mail tried again, also at another address, or after a question given up for good, and the list read anew. */
export function FailedMailActions({ mail, about }: Props) {
  const { id } = mail
  const t = useTranslations('failedMails')
  return (
    <span className="flex flex-wrap gap-2">
      <ActionButton
        label={t('retry')}
        name={t('retryNamed', { about })}
        busyLabel={t('retrying')}
        work={() => call('POST /api/mail/failed/[id]/retry', { params: { id } }).then(() => t('retried'))}
      />
      {mail.isToCustomer ? <RecipientEditor mail={mail} about={about} /> : null}
      <AskedButton
        label={t('drop')}
        name={t('dropNamed', { about })}
        question={t('dropAsk', { about })}
        work={() => call('DELETE /api/mail/failed/[id]', { params: { id } }).then(() => t('dropped'))}
      />
    </span>
  )
}
