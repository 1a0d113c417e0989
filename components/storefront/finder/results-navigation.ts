'use client'

import { createContext, useContext } from 'react'

type Navigation = {
  /** Goes to another result of the same type; meanwhile the list shows that it is loading. */
  goTo: (href: string) => void
  isPending: boolean
}

export const ResultsNavigation = createContext<Navigation | null>(null)

/** Null on a page without results. */
export const useResultsNavigation = (): Navigation | null => useContext(ResultsNavigation)
