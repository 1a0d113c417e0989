'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type ReactNode, useActionState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { keptAmount } from '@/components/sales/order-text'
import { Button, type ButtonLook } from '@/components/ui/buttons/Button'
import { classes } from '@/components/ui/classes'
import { FieldError } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { showToast } from '@/components/ui/overlay/toast-store'
import { UnbrokenNumbers } from '@/components/ui/UnbrokenNumbers'
import { type CallCode, errorCode } from '@/lib/platform/http/client'
import { changeStatus, readOrder } from '@/lib/sales/order-desk/client'
import {
  canceledSales,
  type DeliveryType,
  isUnusualChange,
  type OrderStatus,
  shownStatus,
} from '@/lib/sales/orders/rules'
import { ConfirmQuestion, SilentChoice } from './StatusQuestions'

type Props = {
  orderId: string
  status: OrderStatus
  typeOfDelivery: DeliveryType
  /** The statuses to choose from: all of them on the list, the next ones on the order's own page. */
  choices: readonly OrderStatus[]
  /** The order has an invoice: canceling asks what becomes of the invoice. */
  hasInvoice?: boolean
  /** A quiet button, for a column of many. */
  look?: ButtonLook
  className?: string
  children?: ReactNode
}

/** The result of the last press. `kept` is the status to try again; with `isAsking` it must be confirmed first. */
type Outcome = {
  problem: string | null
  kept: OrderStatus | null
  isSilent: boolean
  presses: number
  isAsking?: boolean
}

const nothing: Outcome = { problem: null, kept: null, isSilent: false, presses: 0 }

/** In the list the open form lies above other rows, so Escape closes it. */
function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
  const details = currentTarget.closest('details')
  if (key !== 'Escape' || !details) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/** An uncontrolled select and a button that submits: both work before hydration. */
export function StatusChanger({
  orderId,
  status,
  typeOfDelivery,
  choices,
  hasInvoice = false,
  look = 'ink',
  className,
  children,
}: Props) {
  const t = useTranslations('admin')
  const tOrders = useTranslations('orders')
  const problemText = useProblemText()
  const locale = useLocale()
  const router = useRouter()
  const wordOf = (each: OrderStatus) => tOrders(`statuses.${shownStatus({ status: each, typeOfDelivery })}`)

  const explain = async (code: CallCode) => {
    if (code === 'order.changed') {
      // if the order cannot be read again, the refusal is shown without it
      const now = await readOrder(orderId).catch(() => null)
      return now ? t('changed', { status: wordOf(now.status) }) : problemText(code)
    }
    return code === 'cart.out_of_stock' ? t('outOfStock') : problemText(code)
  }

  const update = async (before: Outcome, form: FormData): Promise<Outcome> => {
    const done = { ...nothing, presses: before.presses + 1 }
    const answer = form.get('sure')
    if (answer === 'no') return done
    const sale = canceledSales.find((each) => each === answer)
    const isSure = answer === 'yes' || sale !== undefined
    const isSilent = form.get('silent') !== null
    const wanted = isSure ? before.kept : form.get('status')
    const chosen = choices.find((choice) => choice === wanted)
    if (!chosen) return { ...done, problem: t('chooseFirst'), isSilent }
    if (chosen === status) return { ...done, problem: t('sameStatus'), isSilent }
    const kept = { ...done, kept: chosen, isSilent }
    if (!isSure && isUnusualChange(status, chosen)) return { ...kept, isAsking: true }
    try {
      const notify = isSilent ? 'no' : 'yes'
      const order = await changeStatus({
        orderId,
        status: chosen,
        expectedStatus: status,
        notify,
        ...(sale ? { sale } : {}),
      })
      showToast(t('updated', { id: orderId, status: wordOf(order.status) }), { kind: 'success' })
      const paid = order.status === 'Canceled' && keptAmount(order, locale)
      return paid ? { ...done, problem: t('refund', { amount: paid }) } : done
    } catch (error) {
      console.error(String(error))
      return { ...kept, problem: await explain(errorCode(error)) }
    } finally {
      router.refresh()
    }
  }
  const [outcome, submit, busy] = useActionState(update, nothing)

  const question = (to: OrderStatus) => {
    const words = { id: orderId, from: wordOf(status), to: wordOf(to) }
    const key = to === 'Canceled' ? 'cancel.ask' : status === 'Canceled' ? 'confirm.resume' : 'confirm.jump'
    return `${t(key, words)} ${outcome.isSilent ? t('confirm.noMail') : t('confirm.mail', { count: 1 })}`
  }

  // a single choice is not preselected: one mistaken press would cancel a finished order
  const first = choices.length > 1 ? choices[0] : undefined
  const shown = [outcome.kept, status].find((each) => each && choices.includes(each)) ?? first
  const problemId = `status-${orderId}-problem`
  return (
    <form action={submit} onKeyDown={closeOnEscape} className={classes('flex flex-col gap-2', className)}>
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
      {choices.length === 0 ? null : (
        <SilentChoice key={outcome.presses} isSilent={outcome.isSilent} isFixed={outcome.isAsking === true} />
      )}
      {children}
      <span role="status" className="text-left">
        {outcome.problem ? <FieldError id={problemId}>{outcome.problem}</FieldError> : null}
        {outcome.isAsking && outcome.kept ? (
          <ConfirmQuestion
            busy={busy}
            isCancel={outcome.kept === 'Canceled'}
            asksForSale={outcome.kept === 'Canceled' && hasInvoice}
          >
            <UnbrokenNumbers text={question(outcome.kept)} />
          </ConfirmQuestion>
        ) : null}
      </span>
    </form>
  )
}
