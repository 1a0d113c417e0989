'use client'

import { useEffect, useState } from 'react'
import { quoteOf } from '@/lib/sales/payments/client'
import type { PaymentQuote } from '@/lib/sales/payments/schema'

/** How an order can still be paid; null while that is not known. */
export function useQuote(orderId: string): PaymentQuote | null {
  const [quote, setQuote] = useState<PaymentQuote | null>(null)
  useEffect(() => {
    let isCurrent = true
    quoteOf(orderId).then(
      (answer) => isCurrent && setQuote(answer),
      // an offer that cannot be read is none
      (error) => console.error(String(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [orderId])
  return quote?.orderId === orderId ? quote : null
}
