'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { call } from '@/lib/platform/http/client'
import { lastDayToAsk, mayAskForInvoice } from '@/lib/sales/invoices/requests/rules'
import { formatDay } from '@/lib/sales/orders/dates'
import type { Order } from '@/lib/sales/orders/schema'

/** The button by which a private buyer asks for an invoice, as long as the law gives a right to one. */
export function AskForInvoice({ order, reload }: { order: Order; reload: () => Promise<void> }) {
  const t = useTranslations('orders.askForInvoice')
  const locale = useLocale()
  const { busy, attempt } = useToastedCall()
  if (order.invoices.length > 0) return null
  if (order.invoiceRequestedAt) return <p className="mt-3">{t('asked')}</p>
  if (!mayAskForInvoice(order)) return null
  const last = lastDayToAsk(order)
  const ask = () =>
    attempt(async () => {
      await call('POST /api/invoices/requests', { body: { orderId: order.id } })
      await reload()
      return t('asked')
    })
  return (
    <div className="mt-3">
      <Button look="quiet" busy={busy} busyLabel={t('busy')} onClick={ask}>
        {t('ask')}
      </Button>
      <p className="mt-1 text-sm text-soft">
        {last ? t('until', { day: formatDay(last, locale) }) : null} {t('note')}
      </p>
    </div>
  )
}
