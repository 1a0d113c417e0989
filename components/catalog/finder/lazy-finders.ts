'use client'

import dynamic from 'next/dynamic'

// The finders of pages that are missing. Every page can turn out to be missing, and none loads their script before.

export const LazyTireFinder = dynamic(() => import('./TireFinder').then((module) => module.TireFinder))
export const LazyWheelFinder = dynamic(() => import('./WheelFinder').then((module) => module.WheelFinder))
export const LazySpacerFinder = dynamic(() => import('./SpacerFinder').then((module) => module.SpacerFinder))
export const LazyCarFinder = dynamic(() => import('./CarFinder').then((module) => module.CarFinder))
