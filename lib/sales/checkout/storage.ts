import { tabStorage } from '@/lib/platform/browser/tab-storage'

/** Names under which the checkout keeps what was typed, and what was sent last. */
export const checkoutKeys = { draft: 'trakt-checkout', attempt: 'trakt-checkout-attempt' } as const

/** Signing out removes name and address, so that the tab's next user does not see them. */
export function forgetCheckout(): void {
  for (const key of Object.values(checkoutKeys)) tabStorage().removeItem(key)
}
