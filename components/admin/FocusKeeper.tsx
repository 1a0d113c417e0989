'use client'

import { useEffect } from 'react'

const isSeen = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && element.getClientRects().length > 0

/**
 * Keeps the keyboard where it was when what has the focus disappears, such as the button of a row that was removed: the
 * nearest thing around it that is still there takes the focus. The browser would leave it nowhere.
 */
export function FocusKeeper() {
  useEffect(() => {
    let focused: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      focused = []
      let element = target instanceof HTMLElement ? target : null
      for (; element && element !== document.body; element = element.parentElement) focused.push(element)
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !focused[0] || focused[0].isConnected) return
      const around = focused.find(isSeen)
      focused = []
      if (!around) return
      if (!around.hasAttribute('tabindex')) around.tabIndex = -1
      around.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [])
  return null
}
