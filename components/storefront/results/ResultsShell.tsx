'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useTransition } from 'react'
import { ResultsNavigation } from '@/components/storefront/finder/results-navigation'

/** What the next results page restores: each result is a page of its own, with new elements. */
let stateToRestore: { focus: string; isSheetOpen: boolean } | undefined
/** The mark of a link that was pressed while another page was loading. */
let waiting = ''

const RESTORE_WINDOW_MS = 1_000

const linkOf = (element: HTMLElement | null, turn: string) =>
  element?.querySelector<HTMLElement>(`[data-turn="${CSS.escape(turn)}"]`)

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

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const { focus, isSheetOpen } = stateToRestore ?? { focus: '', isSheetOpen: false }
    const link = linkOf(element, focus)
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

  useEffect(() => {
    if (isPending || !waiting) return
    const pressed = linkOf(area.current, waiting)
    waiting = ''
    pressed?.click()
  }, [isPending])

  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-turn]')
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { turn: focus = '' } = link.dataset
    // links of this page know nothing of the filter that was pressed before: the next page has its own
    if (isPending) {
      waiting = focus
      return
    }
    stateToRestore = { focus, isSheetOpen: link.closest('[data-sheet]')?.matches(':popover-open') ?? false }
    startNavigation(() => router.push(link.href, { scroll: focus === 'page' }))
  }
  const goTo = (href: string) => startNavigation(() => router.push(href))

  return (
    <div ref={area} onClickCapture={follow}>
      <ResultsNavigation value={{ goTo, isPending }}>{children}</ResultsNavigation>
    </div>
  )
}
