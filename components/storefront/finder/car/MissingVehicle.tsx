import { MissingPage } from '@/components/layout/fallback/MissingPage'
import { NotHere } from '@/components/layout/fallback/NotHere'
import { LazyCarFinder } from '@/components/storefront/finder/lazy-finders'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carRow } from '@/lib/fitment/vehicles/car-choice'
import { OpeningCarFinder } from './OpeningCarFinder'

/** Answers 404 with the finder by car. */
export async function MissingVehicle() {
  const cars = (await cachedVehicles()).map(carRow)
  return (
    <NotHere>
      <MissingPage finder={<OpeningCarFinder Finder={LazyCarFinder} place="missing" cars={cars} />} />
    </NotHere>
  )
}
