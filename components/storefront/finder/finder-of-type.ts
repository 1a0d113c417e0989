import type { ComponentType } from 'react'
import type { FinderStart } from '@/lib/storefront/finder/plan'
import type { SpacerChoice } from '@/lib/storefront/finder/spacer-plan'
import type { TireChoice } from '@/lib/storefront/finder/tire-defaults'
import type { WheelChoice } from '@/lib/storefront/finder/wheel-plan'
import type { FinderPlace } from './FinderFrame'

type Finder<Name extends string> = ComponentType<{ start: FinderStart<Name>; place: FinderPlace }>

/** A type of product with its finder. A page names its own, so that it does not load the script of the others. */
export type FinderOfType =
  | { type: 'Tire'; Finder: Finder<TireChoice> }
  | { type: 'Wheel'; Finder: Finder<WheelChoice> }
  | { type: 'Spacer'; Finder: Finder<SpacerChoice> }
