import type { ComponentType } from 'react'
import type { HeroPlace } from '@/components/catalog/finder/FinderHero'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { type CarRow, carRow } from '@/lib/fitment/vehicles/car-choice'
import { ClientMessages } from '@/lib/i18n/ClientMessages'

type Props = {
  /** A page names its own, so that only the page that is missing loads it late. */
  Finder: ComponentType<{ cars: readonly CarRow[]; place: HeroPlace }>
  place: HeroPlace
}

/** The finder by car with nothing chosen, and all cars to choose from. */
export async function OpeningCarFinder({ Finder, place }: Props) {
  const vehicles = await cachedVehicles()
  return (
    <ClientMessages groups={['finder', 'carFinder']}>
      <Finder cars={vehicles.map(carRow)} place={place} />
    </ClientMessages>
  )
}
