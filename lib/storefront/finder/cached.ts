import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { finderTag } from '@/lib/catalog/product/tags'
import { readReplica } from '@/lib/platform/database/replica'
import * as options from './options'

/** Option lists of the tire finder for what is chosen so far, with 0 for what is open. */
export async function cachedTireOptions(chosen: { width: number; profile: number; diameter: number }) {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'))
  const [width, profile, diameter, protector] = await readReplica(() =>
    Promise.all([
      options.tireWidths(),
      options.tireProfiles(chosen.width),
      options.tireDiameters(chosen.width, chosen.profile),
      options.tireProtectors(chosen.width, chosen.profile, chosen.diameter),
    ]),
  )
  return { width, profile, diameter, protector }
}

/** Option lists of the wheel finder. Center bores are those of the chosen width, or of all where none is chosen. */
export async function cachedWheelOptions(chosen: { diameter: number; boltSpacing: string; width: number }) {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Wheel'))
  const [diameter, boltSpacing, width, centralBoreDiameter] = await readReplica(() =>
    Promise.all([
      options.wheelDiameters(),
      options.wheelBoltPatterns(chosen.diameter),
      options.wheelWidths(chosen.diameter, chosen.boltSpacing),
      options.wheelCentralBores(chosen.diameter, chosen.boltSpacing, chosen.width),
    ]),
  )
  return { diameter, boltSpacing, width, centralBoreDiameter }
}

/** Option lists of the spacer finder. */
export async function cachedSpacerOptions(chosen: { boltDistance: string }) {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Spacer'))
  const [boltDistance, thickness] = await readReplica(() =>
    Promise.all([options.spacerBoltPatterns(), options.spacerThicknesses(chosen.boltDistance)]),
  )
  return { boltDistance, thickness }
}
