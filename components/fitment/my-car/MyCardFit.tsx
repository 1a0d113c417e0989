'use client'

import { cardFit } from '@/lib/fitment/card-fit'
import { hubOfMyCar } from '@/lib/fitment/hub-of-question'
import type { Kit } from '@/lib/fitment/kit'
import type { MyCar } from '@/lib/fitment/my-car/schema'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { FitNote } from './CardFitNote'

/** The verdict on the visitor's own car, by the rules of the server. It has its own chunk: few visitors need it. */
export function MyCardFit({ kit, vehicle, car }: { kit: Kit; vehicle: Vehicle; car: MyCar }) {
  return <FitNote fit={cardFit(kit, hubOfMyCar(vehicle, car))} />
}
