'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useTransition } from 'react'
import { ResultsNavigation } from '@/components/catalog/finder/results-navigation'
import { turnedPath } from './turned-path'

/** What the next results page restores: each result is a page of its own, with new elements. */
let stateToRestore: { focus: string; isSheetOpen: boolean } | undefined

const RESTORE_WINDOW_MS = 1_000

/** Whether a results page is opening that a link of another one, marked `data-turn`, led to. */
export const isTurning = (): boolean => stateToRestore !== undefined

/**
 * Follows links marked `data-turn` as if the page stayed: focus stays on the filter that was pressed, and an open sheet
 * of filters stays open. Without JavaScript they are ordinary links.
 */
export function ResultsShell({ children }: { children: ReactNode }) {
  const router = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const [isPending, startNavigation] = useTransition()
  /** Where a press has led that the page has not reached yet. */
  const ahead = useRef<string>(undefined)

  useLayoutEffect(() => {
    ahead.current = undefined
    const element = area.current
    if (!element) return
    const { focus, isSheetOpen } = stateToRestore ?? { focus: '', isSheetOpen: false }
    const link = element.querySelector<HTMLElement>(`[data-turn="${CSS.escape(focus)}"]`)
    const openSheet = isSheetOpen ? link?.closest<HTMLElement>('[data-sheet]') : null
    // React may have kept this page with its sheet open: on coming back the sheet is closed
    for (const sheet of element.querySelectorAll<HTMLElement>('[data-sheet]'))
      if (sheet.matches(':popover-open') !== (sheet === openSheet)) sheet.togglePopover(sheet === openSheet)
    link?.focus({ preventScroll: true })
    // not at once: React may mount a page a second time
    const restored = stateToRestore
    setTimeout(() => {
      if (stateToRestore === restored) stateToRestore = undefined
    }, RESTORE_WINDOW_MS)
  }, [])

  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-turn]')
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { turn: focus = '' } = link.dataset
    stateToRestore = { focus, isSheetOpen: link.closest('[data-sheet]')?.matches(':popover-open') ?? false }
    // links of this page know nothing of a filter that was pressed a moment before
    const href = ahead.current ? turnedPath(location.pathname, link.href, ahead.current) : link.href
    ahead.current = href
    startNavigation(() => router.push(href, { scroll: focus === 'page' }))
  }
  const goTo = (href: string) => startNavigation(() => router.push(href))

  return (
    <div ref={area} onClickCapture={follow}>
      <ResultsNavigation value={{ goTo, isPending }}>{children}</ResultsNavigation>
    </div>
  )
}
