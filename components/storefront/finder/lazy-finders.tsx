'use client'

import { type ComponentProps, lazy } from 'react'

// The finders of missing pages. Any page may turn out to be missing, so their script loads only then.
// Server components cannot render what `lazy` returns, so each finder is wrapped in a component.

const TireFinder = lazy(async () => ({ default: (await import('./TireFinder')).TireFinder }))
const WheelFinder = lazy(async () => ({ default: (await import('./WheelFinder')).WheelFinder }))
const SpacerFinder = lazy(async () => ({ default: (await import('./SpacerFinder')).SpacerFinder }))
const CarFinder = lazy(async () => ({
  default: (await import('@/components/storefront/finder/car/CarFinder')).CarFinder,
}))

export const LazyTireFinder = (props: ComponentProps<typeof TireFinder>) => <TireFinder {...props} />
export const LazyWheelFinder = (props: ComponentProps<typeof WheelFinder>) => <WheelFinder {...props} />
export const LazySpacerFinder = (props: ComponentProps<typeof SpacerFinder>) => <SpacerFinder {...props} />
export const LazyCarFinder = (props: ComponentProps<typeof CarFinder>) => <CarFinder {...props} />
