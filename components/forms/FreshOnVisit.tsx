'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import {
  createContext,
  Fragment,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const VisitContext = createContext<() => void>(() => {})

/**
 * Ends the visit that a form was opened for: call it when the form has done what it is for. What it shows stays until
 * the page is left; the next visit begins with a new form.
 */
export const useEndOfVisit = (): (() => void) => useContext(VisitContext)

/**
 * Mounts its children anew for each visit: when the query of the address changes, when a kept page is shown again at
 * another address, and when it is shown again after `useEndOfVisit`. Next keeps up to three pages in `<Activity>` with
 * their state, under a key without the query; without this, a form shows what was typed for another record. What is typed
 * and not sent stays at its address.
 */
export function FreshOnVisit({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0)
  const isOver = useRef(false)
  const end = useCallback(() => {
    isOver.current = true
  }, [])
  const begin = useCallback(() => {
    isOver.current = false
    setVisit((count) => count + 1)
  }, [])
  return (
    <VisitContext value={end}>
      {/* a boundary of its own: prerendering leaves out what reads the query */}
      <Suspense fallback={null}>
        <VisitWatch isOver={isOver} onNewVisit={begin} />
      </Suspense>
      <Fragment key={visit}>{children}</Fragment>
    </VisitContext>
  )
}

type WatchProps = { isOver: { readonly current: boolean }; onNewVisit: () => void }

function VisitWatch({ isOver, onNewVisit }: WatchProps) {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const last = useRef<{ pathname: string; query: string } | null>(null)
  const isShown = useRef(false)
  // before the browser paints; React runs the effects of a kept page again when it is shown
  useLayoutEffect(() => {
    const before = last.current
    last.current = { pathname, query }
    if (before === null) return
    const isReturn = !isShown.current
    // a path that changes while the page is shown is the one of what the form has just created
    const isElsewhere = before.query !== query || (isReturn && before.pathname !== pathname)
    if (isElsewhere || (isReturn && isOver.current)) onNewVisit()
  }, [pathname, query, isOver, onNewVisit])
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return null
}
