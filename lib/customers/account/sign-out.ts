import { forgetMyCar } from '@/lib/fitment/my-car/store'
import { SESSION_OVER } from '@/lib/platform/identity/session/renewal'
import { forgetVisitorCart } from '@/lib/sales/cart/forget'
import { forgetCheckout } from '@/lib/sales/checkout/storage'

/** Who signs out leaves nothing behind for whoever uses this browser next. */
export function forgetCustomer(): void {
  forgetCheckout()
  forgetVisitorCart()
  forgetMyCar()
}

// nor does who is signed out without asking for it
globalThis.addEventListener?.(SESSION_OVER, forgetCustomer)
