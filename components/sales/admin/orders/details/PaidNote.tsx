'use client'

import { useTranslations } from 'next-intl'
import { Problem } from '@/components/admin/editing/Problem'
import { useAction } from '@/components/admin/editing/use-action'
import { Button } from '@/components/ui/Button'
import { callPriced } from '@/lib/platform/http/client'
import { paidWays } from '@/lib/sales/orders/rules'

type Props = { orderId: string; isPaid: boolean; isTransferDue: boolean }

/** Notes that an order was paid for at its delivery or by transfer, or takes that back. */
export function PaidNote({ orderId, isPaid, isTransferDue }: Props) {
  const t = useTranslations('admin.money')
  const { busy, problem, attempt } = useAction({ showsProblem: true, refreshesAlways: true })

  // what is due comes first
  const ways = isTransferDue ? paidWays.toReversed() : paidWays

  const mark = (form: FormData) => {
    const way = paidWays.find((each) => each === form.get('way'))
    return attempt(async () => {
      await callPriced('POST /api/admin/orders/paid', {
        body: { orderId, isPaid: way !== undefined, ...(way ? { way } : {}) },
      })
      return t(isPaid ? 'unmarked' : 'marked', { id: orderId })
    })
  }
  return (
    <form action={mark}>
      <div className="flex flex-wrap gap-3">
        {(isPaid ? (['none'] as const) : ways).map((way) => (
          <Button
            key={way}
            type="submit"
            name="way"
            value={way}
            look="quiet"
            busy={busy}
            busyLabel={t('busy')}
          >
            {way === 'none' ? t('unmark') : t(`mark.${way}`)}
          </Button>
        ))}
      </div>
      <Problem id="paid-problem">{problem}</Problem>
    </form>
  )
}
