'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { showToast } from '@/components/ui/overlay/toast-store'
import type { PaymentType } from '@/lib/core/values/payment-types'
import { markPaid } from '@/lib/orders/client'
import { paidWays } from '@/lib/orders/rules'

type Props = { orderId: string; isPaid: boolean; typeOfPayment: PaymentType }

/** Notes that an order was paid for at its delivery or by transfer, or takes that back. */
export function PaidNote({ orderId, isPaid, typeOfPayment }: Props) {
  const t = useTranslations('admin.money')
  const problemText = useProblemText()
  const router = useRouter()

  // what the buyer promised comes first
  const ways = typeOfPayment === 'bank_transfer' ? paidWays.toReversed() : paidWays

  const mark = async (_: unknown, form: FormData): Promise<string | null> => {
    const way = paidWays.find((each) => each === form.get('way'))
    try {
      await markPaid({ orderId, isPaid: way !== undefined, ...(way ? { way } : {}) })
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
      <div className="flex flex-wrap gap-3">
        {isPaid ? (
          <Button type="submit" look="quiet" busy={busy} busyLabel={t('busy')}>
            {t('unmark')}
          </Button>
        ) : (
          ways.map((way) => (
            <Button
              key={way}
              type="submit"
              name="way"
              value={way}
              look="quiet"
              busy={busy}
              busyLabel={t('busy')}
            >
              {t(`mark.${way}`)}
            </Button>
          ))
        )}
      </div>
      <span role="status">{problem ? <FieldError id="paid-problem">{problem}</FieldError> : null}</span>
    </form>
  )
}
