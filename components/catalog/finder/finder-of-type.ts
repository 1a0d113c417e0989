import type { ComponentType } from 'react'
import type { FinderStart } from '@/lib/catalog/finder/plan'
import type { SpacerChoice } from '@/lib/catalog/finder/spacer-plan'
import type { TireChoice } from '@/lib/catalog/finder/tire-defaults'
import type { WheelChoice } from '@/lib/catalog/finder/wheel-plan'
import type { FinderPlace } from './FinderFrame'

type Finder<Name extends string> = ComponentType<{ start: FinderStart<Name>; place: FinderPlace }>

/** A type of product with its finder. A page names its own, so that it does not load the script of the others. */
export type FinderOfType =
  | { type: 'Tire'; Finder: Finder<TireChoice> }
  | { type: 'Wheel'; Finder: Finder<WheelChoice> }
  | { type: 'Spacer'; Finder: Finder<SpacerChoice> }
