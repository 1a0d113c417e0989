'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect } from 'react'

/** Asks whether to leave for an address instead of going there; null while the page has nothing unsaved. */
let askFirst: ((href: string) => void) | null = null

/** Lets `ask` decide about leaving while `active`. */
export function useAskBeforeLeaving(active: boolean, ask: (href: string) => void): void {
  useEffect(() => {
    if (!active) return
    askFirst = ask
    return () => {
      askFirst = null
    }
  }, [active, ask])
}

/** Returns the function that goes to another page; `LeaveGuard` asks first, as it does at a pressed link. */
export function useLeave(): (href: string) => void {
  const router = useRouter()
  return useCallback((href) => (askFirst ? askFirst(href) : router.push(href)), [router])
}
