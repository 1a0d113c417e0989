'use client'

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated'

/** Whether a page that was opened by a link has been painted once; always true in the HTML from the server. */
export function useFirstPaintDone(): boolean {
  const isFromServer = !useHydrated()
  const [isPainted, setPainted] = useState(isFromServer)
  useEffect(() => startTransition(() => setPainted(true)), [])
  return isPainted
}

/** Renders parts below the fold only after the first paint of a page that was opened by a link. */
export const AfterFirstPaint = ({ children }: { children: ReactNode }) =>
  useFirstPaintDone() ? children : null
