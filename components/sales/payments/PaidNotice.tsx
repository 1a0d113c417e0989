'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Confirmation } from '@/components/ui/Confirmation'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { CallError } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { readOrder } from '@/lib/sales/orders/client'
import { isOrderId } from '@/lib/sales/orders/rules'

/** On the way back from the payment: whether the order is paid, once it is known. */
export function PaidNotice() {
  const t = useTranslations('payment')
  const locale = useLocale()
  const id = useSearchParams().get('paid') ?? ''
  /** An address that anybody may have written names an order that is not paid: it says nothing. */
  const [answer, setAnswer] = useState<{ id: string; state: 'paid' | 'unpaid' | 'unknown' } | null>(null)
  useEffect(() => {
    if (!isOrderId(id)) return
    readOrder(id).then(
      ({ payment }) => setAnswer({ id, state: payment?.status === 'captured' ? 'paid' : 'unpaid' }),
      (error) => {
        const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500
        setAnswer({ id, state: isRefused ? 'unpaid' : 'unknown' })
      },
    )
  }, [id])
  const state = answer?.id === id ? answer.state : 'checking'
  if (!isOrderId(id) || state === 'unpaid') return null
  if (state === 'checking')
    return (
      <p role="status" className="mb-6">
        {t('checking')}
      </p>
    )
  const toOrder = (
    <LinkButton look="quiet" href={`${localePath(locale, '/orders')}?order=${id}`}>
      {t('toOrder')}
    </LinkButton>
  )
  return (
    <div className="mb-6">
      <Confirmation>
        {state === 'paid' ? (
          <Notice kind="success" title={t('successful')} action={toOrder}>
            {t('paidOrder', { id })}
          </Notice>
        ) : (
          <Notice title={t('unchecked')} action={toOrder}>
            {t('uncheckedText', { id })}
          </Notice>
        )}
      </Confirmation>
    </div>
  )
}
