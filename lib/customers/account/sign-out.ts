import { forgetMyCar } from '@/lib/fitment/my-car/store'
import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { forgetVisitorCart } from '@/lib/sales/cart/forget'
import { forgetCheckout } from '@/lib/sales/checkout/storage'

/** Who signs out leaves nothing behind for whoever uses this browser next. */
export function forgetCustomer(): void {
  forgetCheckout()
  // a former version kept a record there that was not stored yet
  browserStorage.removeItem('trakt-pending-record')
  forgetVisitorCart()
  forgetMyCar()
}
