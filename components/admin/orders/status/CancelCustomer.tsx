'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useActionState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { showToast } from '@/components/ui/overlay/toast-store'
import { formatPrice } from '@/lib/core/values/money'
import { cancelCustomer } from '@/lib/orders/client'
import { ConfirmQuestion } from './ConfirmQuestion'

type Props = {
  userId: string
  /** The number of orders to cancel, and their total. */
  count: number
  grosze: number
}

type Outcome = { problem: string | null; asks: boolean }

/** Cancels all open orders of a customer, after one question. */
export function CancelCustomer({ userId, count, grosze }: Props) {
  const t = useTranslations('admin.flood')
  const problemText = useProblemText()
  const router = useRouter()
  const total = formatPrice(grosze, useLocale())

  const apply = async (_: Outcome, form: FormData): Promise<Outcome> => {
    const answer = form.get('sure')
    if (answer !== 'yes') return { problem: null, asks: answer === null }
    try {
      const { canceled, left } = await cancelCustomer(userId)
      const stay = left > 0 ? ` ${t('left', { count: left })}` : ''
      showToast(`${t('done', { count: canceled })}${stay}`, { kind: 'success' })
      return { problem: null, asks: false }
    } catch (error) {
      console.error(String(error))
      return { problem: problemText(error), asks: false }
    } finally {
      router.refresh()
    }
  }
  const [outcome, submit, busy] = useActionState(apply, { problem: null, asks: false })

  return (
    <form action={submit}>
      {count > 0 ? (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{t('open', { count, total })}</span>
          <Button type="submit" look="quiet" busy={busy} busyLabel={t('canceling')}>
            {t('cancelAll')}
          </Button>
        </span>
      ) : null}
      <span role="status">
        {outcome.problem ? <FieldError id="flood-problem">{outcome.problem}</FieldError> : null}
        {outcome.asks ? (
          <ConfirmQuestion busy={busy} isCancel>
            {t('ask', { count, total })}
          </ConfirmQuestion>
        ) : null}
      </span>
    </form>
  )
}
