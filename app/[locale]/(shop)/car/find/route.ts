import { formTarget } from '@/components/layout/links/form-target'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carChoicePath, carRow, readCarChoice } from '@/lib/fitment/vehicles/car-choice'

/** The finder by car leads to the page of the car, or of its make, as far as chosen. */
export const GET = formTarget(async ({ searchParams }) =>
  carChoicePath(readCarChoice((await cachedVehicles()).map(carRow), searchParams)),
)
