'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { showToast } from '@/components/ui/overlay/toast-store'
import { markPaid } from '@/lib/orders/client'

/** Notes that an order was paid for at its delivery, or takes that back. */
export function PaidAtDelivery({ orderId, isPaid }: { orderId: string; isPaid: boolean }) {
  const t = useTranslations('admin.money')
  const problemText = useProblemText()
  const router = useRouter()

  const mark = async (): Promise<string | null> => {
    try {
      await markPaid({ orderId, isPaid: !isPaid })
      showToast(t(isPaid ? 'unmarked' : 'marked', { id: orderId }), { kind: 'success' })
      return null
    } catch (error) {
      console.error(String(error))
      return problemText(error)
    } finally {
      router.refresh()
    }
  }
  const [problem, submit, busy] = useActionState(mark, null)

  return (
    <form action={submit}>
      <Button type="submit" look="quiet" busy={busy} busyLabel={t('busy')}>
        {t(isPaid ? 'unmark' : 'mark')}
      </Button>
      <span role="status">{problem ? <FieldError id="paid-problem">{problem}</FieldError> : null}</span>
    </form>
  )
}
