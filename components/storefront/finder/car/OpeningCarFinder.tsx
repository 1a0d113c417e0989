import type { ComponentType } from 'react'
import type { HeroPlace } from '@/components/storefront/finder/FinderHero'
import type { CarRow } from '@/lib/fitment/vehicles/car-choice'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

type Props = {
  /** A page names its own, so that only the page that is missing loads it late. */
  Finder: ComponentType<{ cars: readonly CarRow[]; place: HeroPlace }>
  place: HeroPlace
  cars: readonly CarRow[]
}

/** The finder by car with nothing chosen, and all cars to choose from. */
export function OpeningCarFinder({ Finder, place, cars }: Props) {
  return (
    <ClientMessages groups={['finder', 'carFinder']}>
      <Finder cars={cars} place={place} />
    </ClientMessages>
  )
}
