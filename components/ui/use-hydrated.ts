'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the script runs: what only it can wake again must not rest before. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
