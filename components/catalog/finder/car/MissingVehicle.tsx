import { LazyCarFinder } from '@/components/catalog/finder/lazy-finders'
import { MissingPage } from '@/components/layout/fallback/MissingPage'
import { NotHere } from '@/components/layout/fallback/NotHere'
import { OpeningCarFinder } from './OpeningCarFinder'

/** Answers 404 with the finder by car. */
export function MissingVehicle() {
  return (
    <NotHere>
      <MissingPage finder={<OpeningCarFinder Finder={LazyCarFinder} place="missing" />} />
    </NotHere>
  )
}
