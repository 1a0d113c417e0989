'use client'

import { useMemo } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { type Detour, detourOf } from '@/lib/platform/identity/next'

/**
 * What brought the visitor here. Read from the address after hydration, because the page itself is the same for
 * everyone.
 */
export function useDetour(): Detour {
  const search = useHydrated() ? window.location.search : ''
  return useMemo(() => detourOf(search), [search])
}
