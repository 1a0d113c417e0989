'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { FieldError } from '@/components/ui/controls/Field'
import { errorCode } from '@/lib/http/client'
import { changeStatus } from '@/lib/orders/client'
import { canceledSales } from '@/lib/orders/rules'
import { SaleButtons } from './SaleButtons'

/** Asks what becomes of the invoice of an order that was canceled without saying so. */
export function DecideSale({ orderId }: { orderId: string }) {
  const t = useTranslations('admin.cancel')
  const problemText = useProblemText()
  const router = useRouter()
  const decide = async (_: string | null, form: FormData): Promise<string | null> => {
    const sale = canceledSales.find((each) => each === form.get('sale'))
    if (!sale) return null
    try {
      await changeStatus({ orderId, status: 'Canceled', expectedStatus: 'Canceled', notify: 'no', sale })
      return null
    } catch (error) {
      console.error(String(error))
      return problemText(errorCode(error))
    } finally {
      router.refresh()
    }
  }
  const [problem, submit, busy] = useActionState(decide, null)
  return (
    <form action={submit} className="flex flex-col gap-3">
      <p>{t('invoice')}</p>
      <span className="flex flex-wrap gap-2">
        <SaleButtons name="sale" busy={busy} />
      </span>
      <span role="status">{problem ? <FieldError id={`sale-${orderId}`}>{problem}</FieldError> : null}</span>
    </form>
  )
}
