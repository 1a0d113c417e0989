import { browserStorage } from '@/lib/platform/browser/browser-storage'
import { inTurn, publish } from './client'
import { LEFT_BEHIND_KEY, writeVisitorCart } from './visitor-cart'

/** Signing out leaves nothing of that person's in the browser, not even of presses that are not answered yet. */
export function forgetVisitorCart(): void {
  const forget = () => {
    writeVisitorCart([])
    browserStorage.removeItem(LEFT_BEHIND_KEY)
    publish({})
  }
  forget()
  void inTurn(forget)
}
