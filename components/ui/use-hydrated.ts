'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page has hydrated. Do not disable a control before that if only the script can enable it again. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
