'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useActionState } from 'react'
import { capturedAmount } from '@/components/orders/order-text'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button, type ButtonLook } from '@/components/ui/Button'
import { classes } from '@/components/ui/classes'
import { FieldError } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { showToast } from '@/components/ui/toast-store'
import { type CallCode, errorCode } from '@/lib/http/client'
import { changeStatus, readOrder } from '@/lib/orders/client'
import type { OrderStatus } from '@/lib/orders/rules'
import { CancelQuestion } from './CancelQuestion'

type Props = {
  orderId: string
  status: OrderStatus
  /** The statuses to choose from: all of them on the list, the next ones on the order's own page. */
  choices: readonly OrderStatus[]
  /** A quiet button, for a column of many. */
  look?: ButtonLook
  className?: string
  children?: ReactNode
}

/**
 * The outcome of the last press. `kept` is a choice that failed and can be tried again; `asks` means that it must be
 * confirmed first.
 */
type Outcome = { problem: string | null; kept: OrderStatus | null; presses: number; asks?: boolean }

/**
 * Changes an order's status. If somebody else has changed it in the meantime, shows the new status. The select is
 * uncontrolled and the button submits a form, so both work before hydration.
 */
export function StatusChanger({ orderId, status, choices, look = 'ink', className, children }: Props) {
  const t = useTranslations('admin')
  const tOrders = useTranslations('orders')
  const problemText = useProblemText()
  const locale = useLocale()
  const router = useRouter()
  const wordOf = (each: OrderStatus) => tOrders(`statuses.${each}`)

  const explain = async (code: CallCode) => {
    if (code === 'order.changed') {
      // if the order cannot be read again, the refusal is shown without it
      const now = await readOrder(orderId).catch(() => null)
      return now ? t('changed', { status: wordOf(now.status) }) : problemText(code)
    }
    return code === 'cart.out_of_stock' ? t('outOfStock') : problemText(code)
  }

  const update = async (before: Outcome, form: FormData): Promise<Outcome> => {
    const presses = before.presses + 1
    const answer = form.get('sure')
    if (answer === 'no') return { problem: null, kept: null, presses }
    const wanted = answer === 'yes' ? 'Canceled' : form.get('status')
    const chosen = choices.find((choice) => choice === wanted)
    if (!chosen) return { problem: t('chooseFirst'), kept: null, presses }
    if (chosen === status) return { problem: t('sameStatus'), kept: null, presses }
    if (chosen === 'Canceled' && answer !== 'yes') return { problem: null, kept: chosen, presses, asks: true }
    try {
      const order = await changeStatus(orderId, chosen, status)
      showToast(t('updated', { id: orderId, status: wordOf(order.status) }), { kind: 'success' })
      const paid = order.status === 'Canceled' && capturedAmount(order, locale)
      return { problem: paid ? t('refund', { amount: paid }) : null, kept: null, presses }
    } catch (error) {
      console.error(String(error))
      return { problem: await explain(errorCode(error)), kept: chosen, presses }
    } finally {
      router.refresh()
    }
  }
  const [outcome, submit, busy] = useActionState(update, { problem: null, kept: null, presses: 0 })

  // canceling a finished order must not be the only option, one mistaken press away
  const first = choices.length > 1 ? choices[0] : undefined
  const shown = [outcome.kept, status].find((each) => each && choices.includes(each)) ?? first
  const problemId = `status-${orderId}-problem`
  return (
    <form action={submit} className={classes('flex flex-col gap-2', className)}>
      {choices.length > 0 ? (
        <span className="flex flex-wrap items-center gap-2">
          <span className="min-w-36 flex-1">
            <Select
              // React resets a form after its action: the new key makes a select with the current status
              key={`${status} ${choices.join()} ${outcome.presses}`}
              name="status"
              aria-label={t('newStatus', { id: orderId })}
              defaultValue={shown ?? ''}
              aria-describedby={outcome.problem ? problemId : undefined}
              options={[
                ...(shown ? [] : [{ value: '', label: t('choose') }]),
                ...choices.map((choice) => ({ value: choice, label: wordOf(choice) })),
              ]}
            />
          </span>
          <Button type="submit" look={look} busy={busy} busyLabel={t('updating')}>
            {t('update')}
          </Button>
        </span>
      ) : null}
      {children}
      <span role="status" className="text-left">
        {outcome.problem ? <FieldError id={problemId}>{outcome.problem}</FieldError> : null}
        {outcome.asks ? (
          <CancelQuestion busy={busy}>{t('cancel.ask', { id: orderId })}</CancelQuestion>
        ) : null}
      </span>
    </form>
  )
}
