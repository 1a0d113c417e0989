'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { isPlainClick } from '@/components/ui/Link'

/** A pointer that only passes over a link shows no intent. */
const DWELL_MS = 25

/** On a slow line the click comes before the prefetched page, and the page would be fetched twice. */
const isLineSlow = () => {
  const { connection } = navigator as { connection?: { effectiveType?: string; saveData?: boolean } }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null

/**
 * Follows every `Link` at its click: a press that is let go elsewhere opens nothing (WCAG 2.5.2). A page is fetched when its
 * link is pointed at, pressed or focused, unless the line is slow. `ResultsShell` follows filters (`data-turn`).
 */
export function ClientNavigation() {
  const router = useRouter()
  useEffect(() => {
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
    const follow = (event: MouseEvent) => {
      // another listener may have handled the click
      const link = !event.defaultPrevented && isPlainClick(event) ? linkOf(event) : null
      if (!link || link.target) return
      event.preventDefault()
      router.push(link.href)
    }
    document.addEventListener('pointerover', prefetchAfterDwelling)
    document.addEventListener('pointerdown', prefetchAtOnce)
    document.addEventListener('focusin', prefetchAtOnce)
    document.addEventListener('click', follow)
    return () => {
      clearTimeout(dwelling)
      document.removeEventListener('pointerover', prefetchAfterDwelling)
      document.removeEventListener('pointerdown', prefetchAtOnce)
      document.removeEventListener('focusin', prefetchAtOnce)
      document.removeEventListener('click', follow)
    }
  }, [router])
  return null
}
