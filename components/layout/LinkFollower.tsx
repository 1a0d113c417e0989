'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { splitLocale } from '@/lib/i18n/routing'

/** A pointer that only passes over a link shows no intent. */
const DWELL_MS = 25

/** What opens over a page closes when a link in it is clicked, and takes care of the history itself. */
const overlays = 'details, dialog, [popover]'

/** On a slow line the press comes before the page that was fetched ahead, which would then be fetched twice. */
const isLineSlow = () => {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null

/** A press that does not ask for another tab or window, and that nobody else has handled. */
const isPlain = (event: MouseEvent) =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey

/**
 * Follows every `Link` of the document. Nothing is fetched ahead without intent: a page is fetched when its link is
 * pointed at, touched or focused, unless the line is slow, and a mouse opens it when it is pressed, not when it is released. Filters of results
 * (`data-turn`) are followed by `ResultsShell`.
 */
export function LinkFollower() {
  const router = useRouter()
  useEffect(() => {
    let pressed: HTMLAnchorElement | null = null
    let dwelling: ReturnType<typeof setTimeout> | undefined
    const prefetch = (link: HTMLAnchorElement | null) => {
      if (link && !link.target && link.dataset.turn === undefined && !isLineSlow()) router.prefetch(link.href)
    }
    const prefetchAtOnce = (event: Event) => prefetch(linkOf(event))
    const prefetchAfterDwelling = (event: PointerEvent) => {
      clearTimeout(dwelling)
      const link = event.pointerType === 'mouse' ? linkOf(event) : null
      if (link) dwelling = setTimeout(() => prefetch(link), DWELL_MS)
    }
    const press = (event: PointerEvent) => {
      pressed = null
      const link = event.pointerType === 'mouse' && isPlain(event) ? linkOf(event) : null
      // an editor that asks before it is left listens to clicks
      if (splitLocale(location.pathname).path.startsWith('/admin')) return
      if (!link || link.target || link.dataset.turn !== undefined || link.closest(overlays)) return
      pressed = link
      router.push(link.href)
    }
    const follow = (event: MouseEvent) => {
      const link = isPlain(event) ? linkOf(event) : null
      if (!link || link.target) return
      event.preventDefault()
      // A click of the keyboard was no press, though the pointer may have pressed the same link and let go elsewhere.
      if (link !== pressed || event.detail === 0) router.push(link.href)
      pressed = null
    }
    document.addEventListener('pointerover', prefetchAfterDwelling)
    document.addEventListener('touchstart', prefetchAtOnce, { passive: true })
    document.addEventListener('focusin', prefetchAtOnce)
    document.addEventListener('pointerdown', press)
    document.addEventListener('click', follow)
    return () => {
      clearTimeout(dwelling)
      document.removeEventListener('pointerover', prefetchAfterDwelling)
      document.removeEventListener('touchstart', prefetchAtOnce)
      document.removeEventListener('focusin', prefetchAtOnce)
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('click', follow)
    }
  }, [router])
  return null
}
