import { forgetMyCar } from '@/lib/fitment/my-car/store'
import { SESSION_OVER } from '@/lib/platform/identity/session/renewal'
import { forgetVisitorCart } from '@/lib/sales/cart/forget'
import { forgetCheckout } from '@/lib/sales/checkout/storage'

/** Forgets what this browser keeps of a customer, so that the next person finds nothing of it. */
export function forgetCustomer(): void {
  forgetCheckout()
  forgetVisitorCart()
  forgetMyCar()
}

// a session that ended without signing out is forgotten too
globalThis.addEventListener?.(SESSION_OVER, forgetCustomer)
