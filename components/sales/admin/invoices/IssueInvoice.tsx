'use client'

import { useTranslations } from 'next-intl'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { call } from '@/lib/platform/http/client'

/** Issues the invoice of an order in one press. */
export function IssueInvoice({ orderId }: { orderId: string }) {
  const t = useTranslations('invoices')
  const issue = async () => {
    const { number } = await call('POST /api/admin/invoices', { body: { orderId } })
    return t('issuedToast', { number })
  }
  return <ActionButton label={t('issue')} busyLabel={t('issuing')} work={issue} />
}
