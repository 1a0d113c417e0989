'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect, useRef } from 'react'

/** Whether the present entry of the browser's history was made for something that opened over the page. */
const isOverlayEntry = (): boolean => Boolean(history.state?.overlay)

/** Makes an entry for something that opens over the page: Back closes it. `address`: where it can be opened directly. */
export function pushOverlay(address?: string): void {
  // after a reload the former entry is still there
  if (address === undefined && isOverlayEntry()) return
  history.pushState({ overlay: true }, '', address)
}

/** Leaves that entry. `page` is the address to show where it was opened directly, with no entry before. */
export function leaveOverlay(page?: string): void {
  if (isOverlayEntry()) history.back()
  // another page is not touched: the overlay closed because its own page was left
  else if (page && new URL(page, location.href).pathname === location.pathname)
    history.replaceState(null, '', page)
}

/** Lets Back close what is open over the page. What leads on calls `leave`, or going back would cancel where it leads. */
export function useOverlayEntry(open: boolean, onClose: () => void) {
  const router = useRouter()
  const close = useRef(onClose)
  const isLeaving = useRef(false)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (!open) return
    isLeaving.current = false
    pushOverlay()
    const closeOnBack = () => {
      if (!isOverlayEntry()) close.current()
    }
    addEventListener('popstate', closeOnBack)
    return () => {
      removeEventListener('popstate', closeOnBack)
      if (!isLeaving.current) leaveOverlay()
    }
  }, [open])
  const leave = () => {
    isLeaving.current = true
  }
  const followLink = (event: MouseEvent) => {
    if (!open || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.hreflang ||
      link.origin !== location.origin
    )
      return
    leave()
    // somebody else follows it already
    if (event.defaultPrevented) return
    event.preventDefault()
    router.replace(link.href)
  }
  return { followLink, leave }
}
