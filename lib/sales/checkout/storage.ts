import { tabStorage } from '@/lib/platform/browser/tab-storage'

/** Names under which the checkout keeps what was typed, and what was sent last. */
export const checkoutKeys = { draft: 'trakt-checkout', attempt: 'trakt-checkout-attempt' } as const

/** Who signs out leaves no name and address behind for whoever uses this tab next. */
export function forgetCheckout(): void {
  for (const key of Object.values(checkoutKeys)) tabStorage().removeItem(key)
}
