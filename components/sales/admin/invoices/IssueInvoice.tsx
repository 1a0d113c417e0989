'use client'

import { useTranslations } from 'next-intl'
import { ActionButton } from '@/components/admin/editing/ActionButton'
import { issueInvoice } from '@/lib/sales/invoices/client'

/** Issues the invoice of an order in one press. */
export function IssueInvoice({ orderId }: { orderId: string }) {
  const t = useTranslations('invoices')
  const issue = async () => t('issuedToast', { number: (await issueInvoice(orderId)).number })
  return <ActionButton label={t('issue')} busyLabel={t('issuing')} work={issue} />
}
