'use client'

import { useTranslations } from 'next-intl'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { issueInvoice } from '@/lib/invoices/client'

/** Issues the invoice of an order in one press. */
export function IssueInvoice({ orderId }: { orderId: string }) {
  const t = useTranslations('invoices')
  const { busy, attempt } = useToastedCall()
  const issue = () =>
    attempt(async () => {
      const { number } = await issueInvoice(orderId)
      return t('issuedToast', { number })
    })
  return (
    <Button look="quiet" busy={busy} busyLabel={t('issuing')} onClick={issue}>
      {t('issue')}
    </Button>
  )
}
