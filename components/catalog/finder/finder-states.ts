import type { SpacerChoice } from '@/lib/catalog/finder/spacer-plan'
import type { TireChoice } from '@/lib/catalog/finder/tire-defaults'
import type { WheelChoice } from '@/lib/catalog/finder/wheel-plan'
import type { FinderState } from './use-finder'

export type TireFinderState = FinderState<TireChoice>
export type WheelFinderState = FinderState<WheelChoice>
export type SpacerFinderState = FinderState<SpacerChoice>
