'use client'

import { useEffect, useState } from 'react'

/** The value, delayed until it has not changed for `ms`: nothing is redrawn while somebody types. */
export function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
