'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSession } from '@/lib/platform/identity/client'
import { chooseMyCar, compareWithAccount } from './keeping'
import type { NamedCar } from './schema'
import { myCarStore, parseMyCar } from './store'

/** The visitor's car; null where none is chosen, and until the page is hydrated. */
export function useMyCar(): NamedCar | null {
  const text = useSyncExternalStore(myCarStore.subscribe, myCarStore.read, () => null)
  return useMemo(() => parseMyCar(text), [text])
}

export function useChooseMyCar(): (car: NamedCar | null) => void {
  const { status } = useSession()
  return (car) => chooseMyCar(car, status)
}

export function useAccountCar(): void {
  const { status } = useSession()
  useEffect(() => void compareWithAccount(status), [status])
}
