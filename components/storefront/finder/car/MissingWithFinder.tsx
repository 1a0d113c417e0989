import { MissingPage } from '@/components/layout/fallback/MissingPage'
import { NotHere } from '@/components/layout/fallback/NotHere'
import type { FinderOfType } from '@/components/storefront/finder/finder-of-type'
import {
  LazySpacerFinder,
  LazyTireFinder,
  LazyWheelFinder,
} from '@/components/storefront/finder/lazy-finders'
import { OpeningFinder } from '@/components/storefront/finder/OpeningFinder'
import type { ProductType } from '@/lib/catalog/product/schema'

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
