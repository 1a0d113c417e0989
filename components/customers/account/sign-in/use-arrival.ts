'use client'

import { useLocale } from 'next-intl'
import { useState } from 'react'
import { currentSession } from '@/lib/platform/identity/client'
import { arrivalOf, type Detour, destinationOf } from '@/lib/platform/identity/next'
import { type CartProblem, useCart } from '@/lib/sales/cart/client'

/**
 * The way on after signing in: puts the product of the detour into the cart and goes to the page that asked for it.
 * When the product could not be added, it stays and says why in `refusal`. Where no page asked, it goes to `otherwise`,
 * and the staff to its work.
 */
export function useArrival(detour: Detour, otherwise: '/' | '/cart') {
  const locale = useLocale()
  const { add } = useCart()
  const [refusal, setRefusal] = useState<CartProblem | null>(null)
  const destination = destinationOf(detour, locale, otherwise)

  /** A whole load, so that no page which was fetched for a visitor is shown to the customer. */
  const leave = async () => {
    const { user } = await currentSession()
    window.location.replace(arrivalOf(detour, user, { locale, destination }))
  }

  const arrive = async () => {
    if (detour.add !== null) {
      const outcome = await add(detour.add, detour.quantity)
      if (!outcome.ok) return setRefusal(outcome.code)
    }
    await leave()
  }
  return { arrive, refusal, destination }
}
