'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect } from 'react'

/** Asks whether to leave for an address, in place of going there; null while nothing unsaved is shown. */
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

/** Goes to another page as a pressed link does, by itself or by a shortcut: `LeaveGuard` asks first. */
export function useLeave(): (href: string) => void {
  const router = useRouter()
  return useCallback((href) => (askFirst ? askFirst(href) : router.push(href)), [router])
}
