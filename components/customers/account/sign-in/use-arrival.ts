import { useLocale } from 'next-intl'
import { useMemo } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { localePath } from '@/lib/platform/i18n/routing'
import { currentSession } from '@/lib/platform/identity/client'
import { arrivalOf, type Detour, destinationOf, detourOf } from '@/lib/platform/identity/next'
import { mergeVisitorCart } from '@/lib/sales/cart/merge'

/**
 * The way on after signing in: brings what a visitor chose into the account's cart and goes to the page that asked for signing
 * in. Where not all of it could be had, it goes to the cart, which says so. Where no page asked, it goes to `otherwise`, and
 * the staff to its work.
 */
export function useArrival(detour: Detour, otherwise: '/' | '/cart'): () => Promise<void> {
  const locale = useLocale()
  const destination = destinationOf(detour, locale, otherwise)
  return async () => {
    const { user } = await currentSession()
    const merged = user && (await mergeVisitorCart(user.uid))
    const arrival =
      merged === 'partly' ? localePath(locale, '/cart') : arrivalOf(detour, user, { locale, destination })
    // a whole load, so that no page which was fetched for a visitor is shown to the customer
    window.location.replace(arrival)
  }
}

/**
 * What brought the visitor here. Read from the address after hydration, because the page itself is the same for
 * everyone.
 */
export function useDetour(): Detour {
  const search = useHydrated() ? window.location.search : ''
  return useMemo(() => detourOf(search), [search])
}
