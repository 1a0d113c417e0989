'use client'

import { startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated'

/** Whether the page has been painted since a press on a link led to it; in the HTML of a page it always has. */
export function usePainted(): boolean {
  const isFromServer = !useHydrated()
  const [isPainted, setPainted] = useState(isFromServer)
  useEffect(() => startTransition(() => setPainted(true)), [])
  return isPainted
}
