'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { gridClasses } from '@/components/catalog/card/grid-classes'
import { useResultsTurn } from '@/components/catalog/finder/results-turn'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/Skeleton'

/** What comes sooner than this needs no skeleton. */
const PATIENCE_MS = 150
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list, dimmed while the next one is on its way and replaced by its skeleton when that takes a moment. */
export function ResultsPane({ loading, children }: { loading: string; children: ReactNode }) {
  const pending = useResultsTurn()?.pending ?? false
  const slow = useLasting(pending)
  return (
    <div aria-busy={pending} className="@container">
      <p role="status" className="sr-only">
        {slow ? loading : ''}
      </p>
      {slow ? <GridSkeleton /> : null}
      <div className={classes('transition-opacity', pending && 'opacity-60', slow && 'hidden')}>
        {children}
      </div>
    </div>
  )
}

/** Whether something has lasted for a moment. */
function useLasting(pending: boolean): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [pending])
  return pending && lasting
}

/** Cards before their products are known. */
function GridSkeleton() {
  return (
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
  )
}
