'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/admin/editing/use-action'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { call } from '@/lib/platform/http/client'
import { formatPrice } from '@/lib/platform/values/money'
import { ConfirmQuestion } from './ConfirmQuestion'

type Props = {
  userId: string
  /** The number of orders to cancel, and their total. */
  count: number
  grosze: number
}

/** Cancels all open orders of a customer, after one question. */
export function CancelCustomer({ userId, count, grosze }: Props) {
  const t = useTranslations('admin.flood')
  const total = formatPrice(grosze, useLocale())

  const [asks, setAsks] = useState(false)
  const { busy, problem, show, attempt } = useAction({ showsProblem: true, refreshesAlways: true })
  const apply = (form: FormData) => {
    const answer = form.get('sure')
    setAsks(answer === null)
    show([])
    if (answer !== 'yes') return
    return attempt(async () => {
      const { canceled, left } = await call('POST /api/admin/orders/cancel-customer', { body: { userId } })
      return `${t('done', { count: canceled })} ${left > 0 ? t('left', { count: left }) : ''}`.trim()
    })
  }
  return (
    <form action={apply}>
      {count > 0 ? (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>{t('open', { count, total })}</span>
          <Button type="submit" look="quiet" busy={busy} busyLabel={t('canceling')}>
            {t('cancelAll')}
          </Button>
        </span>
      ) : null}
      <span role="status">
        {problem ? <FieldError id="flood-problem">{problem}</FieldError> : null}
        {asks ? (
          <ConfirmQuestion busy={busy} isCancel>
            {t('ask', { count, total })}
          </ConfirmQuestion>
        ) : null}
      </span>
    </form>
  )
}
