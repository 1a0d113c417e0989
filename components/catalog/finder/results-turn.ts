'use client'

import { createContext, useContext } from 'react'

type Turning = {
  /** Goes to another result of the same kind; the list shows its skeleton until it has come. */
  turn: (href: string) => void
  pending: boolean
}

export const ResultsTurn = createContext<Turning | null>(null)

/** Null where no results stand. */
export const useResultsTurn = (): Turning | null => useContext(ResultsTurn)
