'use client'

import { useTranslations } from 'next-intl'
import { Problem } from '@/components/admin/editing/Problem'
import { useAction } from '@/components/admin/editing/use-action'
import { changeStatus } from '@/lib/sales/orders/client'
import { canceledSales } from '@/lib/sales/orders/rules'
import { SaleButtons } from './SaleButtons'

/** Asks what becomes of the invoice of an order that was canceled without saying so. */
export function DecideSale({ orderId }: { orderId: string }) {
  const t = useTranslations('admin.cancel')
  const { busy, problem, attempt } = useAction({ showsProblem: true, refreshesAlways: true })
  const decide = (form: FormData) =>
    attempt(async () => {
      const sale = canceledSales.find((each) => each === form.get('sale'))
      const status = 'Canceled'
      if (sale) await changeStatus({ orderId, status, expectedStatus: status, notify: 'no', sale })
      return null
    })
  return (
    <form action={decide} className="flex flex-col gap-3">
      <p>{t('invoice')}</p>
      <span className="flex flex-wrap gap-2">
        <SaleButtons name="sale" busy={busy} />
      </span>
      <Problem id={`sale-${orderId}`}>{problem}</Problem>
    </form>
  )
}
