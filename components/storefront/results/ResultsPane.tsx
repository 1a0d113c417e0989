'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { gridClasses } from '@/components/catalog/card/grid-classes'
import { useResultsNavigation } from '@/components/storefront/finder/results-navigation'
import { classes } from '@/components/ui/classes'
import { Skeleton } from '@/components/ui/Skeleton'

/** A list that comes sooner is not replaced by a skeleton. */
const SKELETON_DELAY_MS = 150
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f']

/** The list: dimmed while the next one loads, and replaced by a skeleton when that takes longer. */
export function ResultsPane({ loading, children }: { loading: string; children: ReactNode }) {
  const isPending = useResultsNavigation()?.isPending ?? false
  const isSlow = useLasting(isPending)
  return (
    <div aria-busy={isPending} className="@container">
      <p role="status" className="sr-only">
        {isSlow ? loading : ''}
      </p>
      {isSlow ? <GridSkeleton /> : null}
      <div className={classes('transition-opacity', isPending && 'opacity-60', isSlow && 'hidden')}>
        {children}
      </div>
    </div>
  )
}

/** Whether something has been pending for longer than the delay. */
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

/** Empty cards. */
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
