import { forgetCheckout } from '@/lib/checkout/storage'
import { forgetMyCar } from '@/lib/fitment/my-car/store'

/** Who signs out leaves nothing behind for whoever uses this browser next. */
export function forgetCustomer(): void {
  forgetCheckout()
  forgetMyCar()
}
