'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClasses } from '@/components/ui/Button'
import { localePath } from '@/lib/i18n/routing'
import type { Order } from '@/lib/orders/schema'
import { quoteOf } from '@/lib/payments/client'

type Props = { order: Pick<Order, 'id' | 'typeOfPayment'> }

/**
 * The way to the payment page, for an order that can be paid by wallet; a mere possibility for one that is to be paid at
 * the delivery. Needs the `payment` messages.
 */
export function PayLink({ order }: Props) {
  const { id: orderId, typeOfPayment } = order
  const t = useTranslations('payment')
  const locale = useLocale()
  const [payable, setPayable] = useState(false)
  useEffect(() => {
    let isCurrent = true
    setPayable(false)
    quoteOf(orderId).then(
      (quote) => isCurrent && setPayable(quote.payable),
      // an offer that cannot be read is none
      (error) => console.error(String(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [orderId])
  if (!payable) return null
  return (
    // a document of its own: only the payment page's policy lets PayPal's script run
    <a
      className={buttonClasses(typeOfPayment === 'payment_at_delivery' ? 'quiet' : 'signal')}
      href={localePath(locale, `/Payment?order=${encodeURIComponent(orderId)}`)}
    >
      {t('payByWallet')}
    </a>
  )
}
