'use client'

import dynamic from 'next/dynamic'
import { useChosen } from './use-chosen'

const CompareBar = dynamic(() => import('./CompareBar').then((module) => module.CompareBar))

/** The bar of the comparison, loaded once something is chosen. */
export function CompareDock() {
  const chosen = useChosen()
  return chosen.length > 0 ? <CompareBar chosen={chosen} /> : null
}
