'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '@/lib/platform/http/client'
import { useSession } from '@/lib/platform/identity/client'
import type { NamedCar } from './schema'
import {
  askAccountAgain,
  hasAskedAccount,
  myCarStore,
  noteAskedAccount,
  parseMyCar,
  writeMyCar,
} from './store'

/** The visitor's car; null where none is chosen, and until the page is hydrated. */
export function useMyCar(): NamedCar | null {
  const text = useSyncExternalStore(myCarStore.subscribe, myCarStore.read, () => null)
  return useMemo(() => parseMyCar(text), [text])
}

const keep = ({ path, tire, offset, axleLoad }: NamedCar) =>
  call('PUT /api/account/car', { body: { path, tire, offset, axleLoad } })

/** Chooses the visitor's car, or with null forgets it: in this browser, and with the account of who is signed in. */
export function useChooseMyCar(): (car: NamedCar | null) => void {
  const { status } = useSession()
  return (car) => {
    writeMyCar(car)
    if (status !== 'in') return
    const saved = car ? keep(car) : call('DELETE /api/account/car')
    // this browser knows the choice all the same
    saved.catch(() => undefined)
  }
}

/** Once per tab: the account's car comes into the browser; an account without one gets the browser's. */
export function useAccountCar(): void {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'in') void compareOnce().catch(askAccountAgain)
  }, [status])
}

async function compareOnce(): Promise<void> {
  if (hasAskedAccount()) return
  noteAskedAccount()
  const saved = await call('GET /api/account/car')
  const here = parseMyCar(myCarStore.read())
  if (saved) writeMyCar(saved)
  else if (here) await keep(here)
}
