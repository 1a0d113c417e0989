import { call } from '@/lib/platform/http/client'
import type { NamedCar } from './schema'
import {
  askAccountAgain,
  hasAskedAccount,
  myCarStore,
  noteAskedAccount,
  parseMyCar,
  writeMyCar,
} from './store'

type SessionStatus = 'loading' | 'out' | 'in'

/** Whether the car was chosen before it was known who is signed in: that choice replaces the account's car. */
let isAhead = false
let lastCall: Promise<unknown> = Promise.resolve()

/** Sends each choice after the one before, so that the account has the last one. */
function keepWithAccount(car: NamedCar | null): Promise<unknown> {
  const kept = lastCall.then(() => {
    if (!car) return call('DELETE /api/account/car')
    const { path, tire, offset, axleLoad } = car
    return call('PUT /api/account/car', { body: { path, tire, offset, axleLoad } })
  })
  lastCall = kept.catch(() => undefined)
  return kept
}

/** Chooses the visitor's car, or with null forgets it: in this browser, and with the account of who is signed in. */
export function chooseMyCar(car: NamedCar | null, status: SessionStatus): void {
  writeMyCar(car)
  if (status === 'loading') isAhead = true
  // this browser knows the choice all the same
  if (status === 'in') keepWithAccount(car).catch(() => undefined)
}

/** Once per tab: the account's car comes into the browser; an account without one gets the browser's. */
export async function compareWithAccount(status: SessionStatus): Promise<void> {
  if (status === 'loading') return
  const wasAhead = isAhead
  isAhead = false
  if (status === 'out' || (hasAskedAccount() && !wasAhead)) return
  noteAskedAccount()
  const before = myCarStore.read()
  const here = parseMyCar(before)
  try {
    if (wasAhead) return void (await keepWithAccount(here))
    const saved = await call('GET /api/account/car')
    // what was chosen meanwhile goes to the account by itself
    if (myCarStore.read() !== before) return
    if (saved) writeMyCar(saved)
    else if (here) await keepWithAccount(here)
  } catch {
    askAccountAgain()
  }
}
