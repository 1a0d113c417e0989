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
  const last = useRef<Address | null>(null)
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
  // A layout effect runs before the browser paints. React runs it again when it shows a kept page.
  useLayoutEffect(() => {
    last.current ??= currentAddress()
    if (isOver.current) begin()
  }, [begin])
  return (
    <VisitContext value={context}>
      {/* The boundary keeps the rest prerendered: only this component reads the query. It may hydrate after the form was sent. */}
      <Suspense fallback={null}>
        <AddressWatch last={last} ownPath={ownPath} onNewVisit={begin} />
      </Suspense>
      <Fragment key={visit}>{children}</Fragment>
    </VisitContext>
  )
}

type Address = { pathname: string; query: string }

const currentAddress = (): Address => ({
  pathname: window.location.pathname,
  query: new URLSearchParams(window.location.search).toString(),
})

type WatchProps = {
  last: RefObject<Address | null>
  ownPath: RefObject<string | undefined>
  onNewVisit: () => void
}

function AddressWatch({ last, ownPath, onNewVisit }: WatchProps) {
  const pathname = usePathname()
  const query = useSearchParams().toString()
  useLayoutEffect(() => {
    const before = last.current
    last.current = { pathname, query }
    if (before === null) return
    const isElsewhere =
      before.query !== query || (before.pathname !== pathname && pathname !== ownPath.current)
    if (isElsewhere) onNewVisit()
  }, [pathname, query, last, ownPath, onNewVisit])
  return null
}
