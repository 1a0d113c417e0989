'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/cart/use-problem-text'
import { capturedAmount } from '@/components/orders/order-text'
import { Button } from '@/components/ui/Button'
import { classes } from '@/components/ui/classes'
import { FieldError } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { showToast } from '@/components/ui/toast-store'
import { errorCode } from '@/lib/http/client'
import { changeStatus, readOrder } from '@/lib/orders/client'
import type { OrderStatus } from '@/lib/orders/rules'

type Props = {
  orderId: string
  status: OrderStatus
  /** What may be chosen: on the list every status, on the order's own page what comes next. */
  choices: readonly OrderStatus[]
  className?: string
}

/** Moves an order on. If somebody else has done so meanwhile, says it and shows what is true now. */
export function StatusChanger({ orderId, status, choices, className }: Props) {
  const t = useTranslations('admin')
  const tOrders = useTranslations('orders')
  const problemText = useProblemText()
  const locale = useLocale()
  const router = useRouter()
  const [shown, setShown] = useState(status)
  const [chosen, setChosen] = useState(choices.includes(status) ? status : choices[0])
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  if (shown !== status) {
    setShown(status)
    setChosen(choices.includes(status) ? status : choices[0])
  }
  const wordOf = (each: OrderStatus) => tOrders(`statuses.${each}`)

  const explain = async (code: string) => {
    if (code === 'order.changed') {
      // without the fresh order the sentence of the refusal has to do
      const now = await readOrder(orderId).catch(() => null)
      return now ? t('changed', { status: wordOf(now.status) }) : problemText(code)
    }
    return code === 'cart.out_of_stock' ? t('outOfStock') : problemText(code)
  }

  const update = async () => {
    if (!chosen || busy) return
    if (chosen === status) return setProblem(t('sameStatus'))
    setBusy(true)
    setProblem(null)
    try {
      const order = await changeStatus(orderId, chosen, status)
      showToast(t('updated', { id: orderId, status: wordOf(order.status) }), { kind: 'success' })
      const paid = capturedAmount(order, locale)
      if (paid && order.status === 'Canceled') setProblem(t('refund', { amount: paid }))
    } catch (error) {
      console.error(String(error))
      setProblem(await explain(errorCode(error)))
    }
    setBusy(false)
    router.refresh()
  }

  const problemId = `status-${orderId}-problem`
  return (
    <span className={classes('flex flex-col gap-2', className)}>
      <span className="flex flex-wrap items-center gap-2">
        <span className="min-w-40 flex-1">
          <Select
            aria-label={t('newStatus', { id: orderId })}
            value={chosen}
            onChange={(event) => {
              setProblem(null)
              setChosen(choices.find((choice) => choice === event.target.value))
            }}
            aria-describedby={problem ? problemId : undefined}
            options={choices.map((choice) => ({ value: choice, label: wordOf(choice) }))}
          />
        </span>
        <Button onClick={update} busy={busy} busyLabel={t('updating')}>
          {t('update')}
        </Button>
      </span>
      <span role="status" className="text-left">
        {problem ? <FieldError id={problemId}>{problem}</FieldError> : null}
      </span>
    </span>
  )
}
