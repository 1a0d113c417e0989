import type { SpacerChoice } from '@/lib/storefront/finder/spacer-plan'
import type { TireChoice } from '@/lib/storefront/finder/tire-defaults'
import type { WheelChoice } from '@/lib/storefront/finder/wheel-plan'
import type { FinderState } from './use-finder'

export type TireFinderState = FinderState<TireChoice>
export type WheelFinderState = FinderState<WheelChoice>
export type SpacerFinderState = FinderState<SpacerChoice>
