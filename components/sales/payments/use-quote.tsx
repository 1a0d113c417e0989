'use client'

import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClasses } from '@/components/ui/buttons/Button'
import { localePath } from '@/lib/platform/i18n/routing'
import { isOnline } from '@/lib/platform/values/payment-types'
import type { Order } from '@/lib/sales/orders/schema'
import { quoteOf } from '@/lib/sales/payments/client'
import type { PaymentQuote } from '@/lib/sales/payments/schema'

type Props = { order: Pick<Order, 'id' | 'typeOfPayment'>; quote: PaymentQuote | null }

/** The link to the payment page; quiet where the order names another way to pay. */
export function PayLink({ order, quote }: Props) {
  const t = useTranslations('payment')
  const locale = useLocale()
  if (!quote?.payable) return null
  return (
    // a document of its own: only the payment page's policy lets PayPal's script run
    <a
      className={buttonClasses(isOnline(order.typeOfPayment) ? 'signal' : 'quiet')}
      href={localePath(locale, `/Payment?order=${encodeURIComponent(order.id)}`)}
    >
      {t('payByWallet')}
    </a>
  )
}

/** How an order can still be paid; null while that is not known. */
export function useQuote(orderId: string): PaymentQuote | null {
  const [quote, setQuote] = useState<PaymentQuote | null>(null)
  useEffect(() => {
    let isCurrent = true
    quoteOf(orderId).then(
      (answer) => isCurrent && setQuote(answer),
      // without an answer nothing is offered
      (error) => console.error(String(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [orderId])
  return quote?.orderId === orderId ? quote : null
}

const TransferData = dynamic(() => import('./TransferData').then((module) => module.TransferData))

/** The data of the transfer that an order waits for. */
export const TransferDetails = ({ quote }: { quote: PaymentQuote | null }) =>
  quote?.transfer ? <TransferData transfer={quote.transfer} /> : null
