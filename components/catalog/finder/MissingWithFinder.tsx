import { MissingPage } from '@/components/layout/fallback/MissingPage'
import { NotHere } from '@/components/layout/fallback/NotHere'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { FinderOfType } from './finder-of-type'
import { LazySpacerFinder, LazyTireFinder, LazyWheelFinder } from './lazy-finders'
import { OpeningFinder } from './OpeningFinder'

const finders: Record<ProductType, FinderOfType> = {
  Tire: { type: 'Tire', Finder: LazyTireFinder },
  Wheel: { type: 'Wheel', Finder: LazyWheelFinder },
  Spacer: { type: 'Spacer', Finder: LazySpacerFinder },
}

/** Answers 404 with the finder of the type that was looked for. */
export function MissingWithFinder({ type }: { type: ProductType }) {
  return (
    <NotHere>
      <MissingPage finder={<OpeningFinder finder={finders[type]} place="missing" />} />
    </NotHere>
  )
}
