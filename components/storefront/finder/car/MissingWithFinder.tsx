import type { ComponentProps } from 'react'
import { MissingPage } from '@/components/layout/fallback/MissingPage'
import { NotFoundResponse } from '@/components/layout/fallback/NotFoundResponse'
import {
  LazyCarFinder,
  LazySpacerFinder,
  LazyTireFinder,
  LazyWheelFinder,
} from '@/components/storefront/finder/lazy-finders'
import { type FinderOfType, OpeningFinder } from '@/components/storefront/finder/OpeningFinder'
import type { ProductType } from '@/lib/catalog/product/schema'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carRow } from '@/lib/fitment/vehicles/car-choice'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

const finders: Record<ProductType, FinderOfType> = {
  Tire: { type: 'Tire', Finder: LazyTireFinder },
  Wheel: { type: 'Wheel', Finder: LazyWheelFinder },
  Spacer: { type: 'Spacer', Finder: LazySpacerFinder },
}

export function MissingWithFinder({ type }: { type: ProductType }) {
  return (
    <NotFoundResponse>
      <MissingPage finder={<OpeningFinder finder={finders[type]} place="missing" />} />
    </NotFoundResponse>
  )
}

export async function MissingVehicle() {
  const cars = (await cachedVehicles()).map(carRow)
  return (
    <NotFoundResponse>
      <MissingPage finder={<OpeningCarFinder Finder={LazyCarFinder} place="missing" cars={cars} />} />
    </NotFoundResponse>
  )
}

/** The caller names the component: a missing page loads it late, the finder's own page at once. */
type Props = ComponentProps<typeof LazyCarFinder> & { Finder: typeof LazyCarFinder }

/** The finder by car with nothing chosen, and all cars to choose from. */
export const OpeningCarFinder = ({ Finder, ...props }: Props) => (
  <ClientMessages groups={['finder', 'carFinder']}>
    <Finder {...props} />
  </ClientMessages>
)
