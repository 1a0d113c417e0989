import { hubOfQuestion } from '@/lib/fitment/hub-of-question'
import type { Hub } from '@/lib/fitment/kit'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicle'
import { ownTire } from '@/lib/measures/own-tire'
import type { MyCar } from './schema'

/** The hub of somebody's own car, as the call of a fit has it. */
export function hubOfMyCar(vehicle: Vehicle, { tire, offset, axleLoad }: MyCar): Hub {
  const reading = tire === null ? null : ownTire(tire)
  const own = reading && 'value' in reading ? reading.value : undefined
  return hubOfQuestion(hubOf(vehicle, own?.size), {
    ...(own && { ownTire: own }),
    ...(offset !== null && { offset }),
    ...(axleLoad !== null && { axleLoad }),
  })
}
