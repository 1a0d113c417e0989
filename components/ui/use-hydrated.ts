'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the script runs. Before that nothing may be disabled, because only the script can enable it again. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
