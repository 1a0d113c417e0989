'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import {
  createContext,
  Fragment,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'

type Visit = {
  end: () => void
  /** Gives the page the address of the created record: a reload finds the record, and the form stays mounted. */
  moveTo: (path: string) => void
}

const VisitContext = createContext<Visit>({ end: () => {}, moveTo: () => {} })

export const useVisit = (): Visit => useContext(VisitContext)

/** Returns the function to call when the form is done: the next visit of its page begins with a new form. */
export const useEndOfVisit = (): (() => void) => useVisit().end

/**
 * Mounts its children anew for each visit: when the address changes, its query included, while the page is shown or kept
 * hidden, and when the page is shown again after `useEndOfVisit`. Next keeps up to three pages in `<Activity>` with
 * their state, under a key without the query; without this, a form shows what was typed for another record. What is typed
 * and not sent stays at its address.
 */
export function FreshOnVisit({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState(0)
  const isOver = useRef(false)
  const ownPath = useRef<string>(undefined)
  const context = useMemo<Visit>(
    () => ({
      end: () => {
        isOver.current = true
      },
      moveTo: (path) => {
        ownPath.current = path
        window.history.replaceState(null, '', path)
      },
    }),
    [],
  )
  const begin = useCallback(() => {
    isOver.current = false
    ownPath.current = undefined
    setVisit((count) => count + 1)
  }, [])
  return (
    <VisitContext value={context}>
      {/* the boundary keeps the rest prerendered: only this component reads the query */}
      <Suspense fallback={null}>
        <VisitWatch isOver={isOver} ownPath={ownPath} onNewVisit={begin} />
      </Suspense>
      <Fragment key={visit}>{children}</Fragment>
    </VisitContext>
  )
}

type WatchProps = {
  isOver: RefObject<boolean>
  ownPath: RefObject<string | undefined>
  onNewVisit: () => void
}

function VisitWatch({ isOver, ownPath, onNewVisit }: WatchProps) {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  const last = useRef<{ pathname: string; query: string } | null>(null)
  const isShown = useRef(false)
  // A layout effect runs before the browser paints. React runs it again when it shows a kept page.
  useLayoutEffect(() => {
    const before = last.current
    last.current = { pathname, query }
    if (before === null) return
    const isElsewhere =
      before.query !== query || (before.pathname !== pathname && pathname !== ownPath.current)
    if (isElsewhere || (!isShown.current && isOver.current)) onNewVisit()
  }, [pathname, query, isOver, ownPath, onNewVisit])
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return null
}
