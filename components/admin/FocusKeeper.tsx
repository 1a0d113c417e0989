'use client'

import { useEffect } from 'react'

function isSeen(element: HTMLElement): boolean {
  // an empty element, such as the place of a message, would take the focus out of sight
  const { width, height } = element.getBoundingClientRect()
  return element.isConnected && element.checkVisibility() && width > 0 && height > 0
}

/**
 * Moves the focus to the nearest visible ancestor when the focused element is removed, such as the button of a row that
 * deletes it (a note, a synonym, a price of delivery). The browser would put the focus on the body, at the top of the page.
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
      const [removed] = focused
      if (document.activeElement !== document.body || !removed || removed.isConnected) return
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
