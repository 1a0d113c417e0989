'use client'

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '@/lib/http/client'
import { useSession } from '@/lib/identity/client'
import type { NamedCar } from './schema'
import { myCarStore, parseMyCar, writeMyCar } from './store'

/** The visitor's car; null where none is chosen, and until the page is hydrated. */
export function useMyCar(): NamedCar | null {
  const text = useSyncExternalStore(myCarStore.subscribe, myCarStore.read, () => null)
  return useMemo(() => parseMyCar(text), [text])
}

const PATH = '/api/account/car'
const keep = ({ path, tire }: NamedCar) =>
  call(PATH, { context: 'Failed to keep the car', method: 'PUT', body: { path, tire } })

/** Chooses the visitor's car, or with null forgets it: in this browser, and with the account of who is signed in. */
export function useChooseMyCar(): (car: NamedCar | null) => void {
  const { status } = useSession()
  return (car) => {
    writeMyCar(car)
    if (status !== 'in') return
    const saved = car ? keep(car) : call(PATH, { context: 'Failed to forget the car', method: 'DELETE' })
    // the browser knows the car all the same, and tells the account on the next visit
    saved.catch(() => sessionStorage.removeItem(ASKED_KEY))
  }
}

/** In a tab that has compared the browser's car with the account's. */
const ASKED_KEY = 'trakt-my-car-asked'

/** Once per tab: the car of the account comes into the browser, or that of the browser to the account. */
export function useAccountCar(): void {
  const { status } = useSession()
  useEffect(() => {
    if (status === 'in') void compareOnce().catch(() => undefined)
  }, [status])
}

async function compareOnce(): Promise<void> {
  if (sessionStorage.getItem(ASKED_KEY)) return
  sessionStorage.setItem(ASKED_KEY, '1')
  const here = parseMyCar(myCarStore.read())
  if (here) await keep(here)
  else writeMyCar(await call<NamedCar | null>(PATH, { context: 'Failed to load the car' }))
}
