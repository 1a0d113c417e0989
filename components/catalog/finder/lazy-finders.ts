'use client'

import { lazy } from 'react'

// The finders of pages that are missing. Every page can turn out to be missing, and none loads their script before.

export const LazyTireFinder = lazy(async () => ({ default: (await import('./TireFinder')).TireFinder }))
export const LazyWheelFinder = lazy(async () => ({ default: (await import('./WheelFinder')).WheelFinder }))
export const LazySpacerFinder = lazy(async () => ({ default: (await import('./SpacerFinder')).SpacerFinder }))
