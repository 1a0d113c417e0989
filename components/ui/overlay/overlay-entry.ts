'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, useEffect, useRef } from 'react'
import { isPlainClick } from '@/components/ui/Link'

/** Whether the present entry of the browser's history was made for something that opened over the page. */
const isOverlayEntry = (): boolean => Boolean(history.state?.overlay)

/** Adds an entry for an overlay, which Back closes. `address` opens the overlay directly. */
export function pushOverlay(address?: string): void {
  // after a reload the former entry is still there
  if (address === undefined && isOverlayEntry()) return
  history.pushState({ overlay: true }, '', address)
}

/** Leaves the overlay's entry. An overlay that was opened by its address has none before: then `page` becomes the address. */
export function leaveOverlay(page?: string): void {
  if (isOverlayEntry()) history.back()
  // only on the overlay's own page: the overlay may have closed because that page was left
  else if (page && new URL(page, location.href).pathname === location.pathname)
    history.replaceState(null, '', page)
}

/** Lets Back close an overlay. A link in the overlay calls `leave` first, or going back would cancel its navigation. */
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
    if (!open || !isPlainClick(event)) return
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.target ||
      link.hreflang ||
      link.origin !== location.origin
    )
      return
    leave()
    // another listener follows the link already
    if (event.defaultPrevented) return
    event.preventDefault()
    router.replace(link.href)
  }
  return { followLink, leave }
}
