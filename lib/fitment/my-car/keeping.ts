import { call } from '@/lib/platform/http/client'
import type { NamedCar } from './schema'
import { myCarStore, noteComparison, parseMyCar, readComparison, writeMyCar } from './store'

type SessionStatus = 'loading' | 'out' | 'in'

let choices = 0
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
  choices += 1
  if (status === 'loading') noteComparison('ahead')
  // this browser knows the choice all the same
  if (status === 'in') keepWithAccount(car).catch(() => undefined)
}

/** Once per tab: the account's car comes into the browser; an account without one gets the browser's. */
export async function compareWithAccount(status: SessionStatus): Promise<void> {
  const former = readComparison()
  if (status !== 'in' || former === '1') return
  noteComparison('1')
  const choicesBefore = choices
  const here = parseMyCar(myCarStore.read())
  try {
    if (former === 'ahead') return void (await keepWithAccount(here))
    const saved = await call('GET /api/account/car')
    // what was chosen meanwhile goes to the account by itself
    if (choices > choicesBefore) return
    if (saved) writeMyCar(saved)
    else if (here) await keepWithAccount(here)
  } catch {
    noteComparison(former)
  }
}
