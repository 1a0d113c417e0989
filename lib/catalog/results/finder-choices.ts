import type { Choices } from '@/lib/catalog/finder/plan'
import type { SpacerChoice } from '@/lib/catalog/finder/spacer-plan'
import type { WheelChoice } from '@/lib/catalog/finder/wheel-plan'
import type { ResultsQuery } from './address'

// What a finder shows beside the results that it was used to find; `tireFinderOf` says it for tires.

/** A finder's select holds one value: several chosen in a facet leave it open. */
const only = (values: readonly string[] | undefined) => (values?.length === 1 ? values[0] : undefined) ?? '0'

export const wheelChoices = ({ single, facets }: ResultsQuery): Choices<WheelChoice> => ({
  diameter: single.diameter ?? '0',
  boltSpacing: single.boltSpacing ?? '0',
  width: only(facets.width),
  centralBoreDiameter: single.centralBoreDiameter ?? '0',
})

export const spacerChoices = ({ single, facets }: ResultsQuery): Choices<SpacerChoice> => ({
  boltDistance: single.boltDistance ?? '0',
  thickness: only(facets.thickness),
})
