'use client'

import { useMemo, useSyncExternalStore } from 'react'
import { type Detour, detourOf } from '@/lib/identity/next'

const never = () => () => {}

/**
 * What brought the visitor here. Read from the address after hydration, because the page itself is the same for
 * everyone.
 */
export function useDetour(): Detour {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
  return useMemo(() => detourOf(search), [search])
}
