'use client'

import dynamic from 'next/dynamic'
import { useRouter, useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { KeepOrders } from '@/components/customers/guests/KeepOrders'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Confirmation } from '@/components/ui/Confirmation'
import { Notice } from '@/components/ui/Notice'
import { CallError } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { readOrder } from '@/lib/sales/order-desk/client'
import { isOrderId } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'

const AfterPayment = dynamic(() => import('./AfterPayment').then((module) => module.AfterPayment))

/** After the payment: the paid order, once the server says that it is paid. */
export function PaidNotice() {
  const t = useTranslations('payment')
  const locale = useLocale()
  const router = useRouter()
  const id = useSearchParams().get('paid') ?? ''
  const [answer, setAnswer] = useState<{ id: string; order: Order | null } | null>(null)
  useEffect(() => {
    if (!isOrderId(id)) return
    // anybody can type this address: for an unpaid order it says nothing
    const forget = () => router.replace(localePath(locale, '/cart'))
    readOrder(id).then(
      (order) => (order.payment?.status === 'captured' ? setAnswer({ id, order }) : forget()),
      (error) => {
        const isRefused = error instanceof CallError && error.status >= 400 && error.status < 500
        if (isRefused) forget()
        else setAnswer({ id, order: null })
      },
    )
  }, [id, locale, router])
  if (!isOrderId(id)) return null
  if (answer?.id !== id)
    return (
      <p role="status" className="mb-6">
        {t('checking')}
      </p>
    )
  const { order } = answer
  const toOrder = (
    <LinkButton look="quiet" href={`${localePath(locale, '/orders')}?order=${id}`}>
      {t('toOrder')}
    </LinkButton>
  )
  return (
    <div className="mb-6 flex flex-col gap-6">
      <Confirmation>
        {order ? (
          <Notice kind="success" title={t('successful')} action={toOrder}>
            <p>{t('paidOrder', { id })}</p>
            <AfterPayment order={order} />
          </Notice>
        ) : (
          <Notice title={t('unchecked')} action={toOrder}>
            {t('uncheckedText', { id })}
          </Notice>
        )}
      </Confirmation>
      <KeepOrders />
    </div>
  )
}
