'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated'

/** Whether the page has been painted since a press on a link led to it; in the HTML of a page it always has. */
export function usePainted(): boolean {
  const isFromServer = !useHydrated()
  const [isPainted, setPainted] = useState(isFromServer)
  useEffect(() => startTransition(() => setPainted(true)), [])
  return isPainted
}

/** What nobody sees yet when a press on a link has led to a page: built once what is in sight is painted. */
export const AfterPaint = ({ children }: { children: ReactNode }) => (usePainted() ? children : null)
