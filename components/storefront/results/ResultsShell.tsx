'use client'

import { useRouter } from 'next/navigation'
import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { gridClasses } from '@/components/catalog/card/grid-classes'
import { ResultsNavigation, useResultsNavigation } from '@/components/storefront/finder/use-finder'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/Skeleton'

/** The next results page restores focus and sheet from here, because each result is a page with new elements. */
let stateToRestore: { focus: string; isSheetOpen: boolean } | undefined
/** The `data-turn` of a link that was pressed while another page was loading. */
let waiting = ''

const RESTORE_WINDOW_MS = 1_000

const turnLink = (element: HTMLElement | null, turn: string) =>
  element?.querySelector<HTMLElement>(`[data-turn="${CSS.escape(turn)}"]`)

/** True while a results page opens that was reached by a `data-turn` link of another results page. */
export const isTurning = (): boolean => stateToRestore !== undefined

/** Follows links marked `data-turn` as if the page stayed: the focus and an open sheet of filters stay. */
export function ResultsShell({ children }: { children: ReactNode }) {
  const router = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const [isPending, startNavigation] = useTransition()

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const { focus, isSheetOpen } = stateToRestore ?? { focus: '', isSheetOpen: false }
    const link = turnLink(element, focus)
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
    const pressed = turnLink(area.current, waiting)
    waiting = ''
    pressed?.click()
  }, [isPending])

  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-turn]')
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { turn: focus = '' } = link.dataset
    // the next page repeats the press: a link of this page would drop the filter that is just being applied
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

/** Lists that load faster show no skeleton. */
const SKELETON_DELAY_MS = 150
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Dims the list while the next one loads, and replaces it by a skeleton after `SKELETON_DELAY_MS`. */
export function ResultsPane({ loading, children }: { loading: string; children: ReactNode }) {
  const isPending = useResultsNavigation()?.isPending ?? false
  const isSlow = useLasting(isPending)
  return (
    <div aria-busy={isPending} className="@container">
      <p role="status" className="sr-only">
        {isSlow ? loading : ''}
      </p>
      {isSlow ? (
        <div className={classes(gridClasses, 'mt-12')}>
          {CARDS.map((card) => (
            <div key={card} className="overflow-hidden rounded-lg border border-hairline bg-face">
              <Skeleton className="aspect-4/3 rounded-none" />
              <div className="grid gap-2 p-4">
                <Skeleton className="h-5 w-2/3" />
                <Skeleton className="h-4" />
                <Skeleton className="mt-4 h-6 w-1/2" />
                <Skeleton className="mt-2 h-11" />
              </div>
            </div>
          ))}
        </div>
      ) : null}
      <div className={classes('transition-opacity', isPending && 'opacity-60', isSlow && 'hidden')}>
        {children}
      </div>
    </div>
  )
}

function useLasting(isPending: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLasting(true), SKELETON_DELAY_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isPending])
  return isPending && lasting
}
