'use client'

import { useLocale, useTranslations } from 'next-intl'
import { openOrder } from '@/components/sales/orders/list/order-address'
import { PayLink } from '@/components/sales/payments/PayLink'
import { TransferDetails } from '@/components/sales/payments/TransferDetails'
import { useQuote } from '@/components/sales/payments/use-quote'
import { Button } from '@/components/ui/Button'
import { deliveryCountsFrom } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { OrderSheet } from './OrderSheet'
import { arrivalText, paymentNote } from './order-text'

/** After ordering: when the order comes, how it is paid, and where to find it again. */
export function WhatNext({ order }: { order: Order }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const quote = useQuote(order.id)
  return (
    <>
      <ol className="mt-3 list-decimal pl-5 text-type">
        <li>{t('next.mail', { email: order.email })}</li>
        <li>{arrivalText(t, order, deliveryCountsFrom(order), locale)}</li>
        <li>{paymentNote(t, order, locale) ?? t('next.payment')}</li>
        {order.customerType === 'company' ? null : <li>{t('placedText')}</li>}
      </ol>
      <TransferDetails quote={quote} />
      <div className="mt-4 flex flex-wrap gap-3 text-type">
        <Button onClick={() => openOrder(order.id)}>{t('next.open')}</Button>
        <Button look="quiet" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <PayLink order={order} quote={quote} />
      </div>
      <OrderSheet order={order} quote={quote} />
    </>
  )
}
