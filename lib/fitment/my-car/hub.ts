import type { Hub } from '@/lib/fitment/kit'
import { FitmentQuery, hubOfQuestion } from '@/lib/fitment/question'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicle'
import { questionAbout } from './question'
import type { MyCar } from './schema'

/** The hub of somebody's own car, as the call of a fit has it. */
export function hubOfMyCar(vehicle: Vehicle, car: MyCar): Hub {
  // an id stands for the kit, which is not judged here
  const question = FitmentQuery.safeParse({ ...questionAbout(car), wheel: '1' })
  return question.success
    ? hubOfQuestion(hubOf(vehicle, question.data.ownTire?.size), question.data)
    : hubOf(vehicle)
}
