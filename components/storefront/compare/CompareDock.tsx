'use client'

import { lazy, Suspense } from 'react'
import { useChosen } from '@/components/storefront/chosen/use-chosen'

const CompareBar = lazy(() => import('./CompareBar').then(({ CompareBar }) => ({ default: CompareBar })))

export function CompareDock() {
  const chosen = useChosen()
  if (chosen.length === 0) return null
  return (
    <Suspense>
      <CompareBar chosen={chosen} />
    </Suspense>
  )
}
