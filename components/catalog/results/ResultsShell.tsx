'use client'

import { useRouter } from 'next/navigation'
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef, useTransition } from 'react'
import { ResultsTurn } from '@/components/catalog/finder/results-turn'

/** What the next page takes over from this one: each result is a page of its own, with fresh elements. */
let held: { focus: string; sheetOpen: boolean } | undefined

const SETTLED_MS = 1_000

/**
 * Follows links marked `data-turn` without leaving the page: focus stays on the filter that was pressed, and an open
 * sheet of filters stays open. Without JavaScript they are the links that they look like.
 */
export function ResultsShell({ children }: { children: ReactNode }) {
  const router = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const [pending, startTurn] = useTransition()

  useLayoutEffect(() => {
    const here = area.current
    if (!here) return
    const { focus, sheetOpen } = held ?? { focus: '', sheetOpen: false }
    const link = here.querySelector<HTMLElement>(`[data-turn="${CSS.escape(focus)}"]`)
    const sheet = sheetOpen ? link?.closest<HTMLElement>('[data-sheet]') : null
    // a page that was put away with its sheet open comes back with it closed
    for (const each of here.querySelectorAll<HTMLElement>('[data-sheet]'))
      if (each.matches(':popover-open') !== (each === sheet)) each.togglePopover(each === sheet)
    link?.focus({ preventScroll: true })
    // not at once: React may mount a page a second time
    const taken = held
    setTimeout(() => {
      if (held === taken) held = undefined
    }, SETTLED_MS)
  }, [])

  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[data-turn]')
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { turn: focus = '' } = link.dataset
    held = { focus, sheetOpen: link.closest('[data-sheet]')?.matches(':popover-open') ?? false }
    startTurn(() => router.push(link.href, { scroll: focus === 'page' }))
  }
  const turn = (href: string) => startTurn(() => router.push(href))

  return (
    <div ref={area} onClickCapture={follow}>
      <ResultsTurn value={{ turn, pending }}>{children}</ResultsTurn>
    </div>
  )
}
