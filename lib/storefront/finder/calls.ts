import { z } from 'zod'
import type { ProductType } from '@/lib/catalog/product/schema'
import { finderTag } from '@/lib/catalog/product/tags'
import { call, callTable } from '@/lib/platform/api/call-table'
import { expiresWith } from '@/lib/platform/cache/cache'
import {
  spacerBoltPatterns,
  spacerThicknesses,
  tireDiameters,
  tireProfiles,
  tireProtectors,
  tireWidths,
  wheelBoltPatterns,
  wheelCentralBores,
  wheelDiameters,
  wheelWidths,
} from './options'

const numbers = { cache: 'public', answers: z.array(z.number()) } as const
const texts = { ...numbers, answers: z.array(z.string()) } as const

/** A list of options, which expires with the finder's tag. */
const options =
  <G extends unknown[], R>(type: ProductType, values: (...given: G) => R) =>
  (...given: G): R => {
    expiresWith([finderTag(type)])
    return values(...given)
  }

export const finder = callTable(
  call('GET /api/rdr/spacer_filter/bolt_distance', 'anyone', texts, options('Spacer', spacerBoltPatterns)),
  call(
    'GET /api/rdr/spacer_filter/thickness/[boltDistance]',
    'anyone',
    numbers,
    options('Spacer', spacerThicknesses),
  ),
  call(
    'GET /api/rdr/tire_filter/diameter/[width]/[profile]',
    'anyone',
    numbers,
    options('Tire', tireDiameters),
  ),
  call('GET /api/rdr/tire_filter/profile/[width]', 'anyone', numbers, options('Tire', tireProfiles)),
  call(
    'GET /api/rdr/tire_filter/protector/[width]/[profile]/[diameter]',
    'anyone',
    texts,
    options('Tire', tireProtectors),
  ),
  call('GET /api/rdr/tire_filter/width', 'anyone', numbers, options('Tire', tireWidths)),
  call('GET /api/wheel_filter/bolt_spacing/[diameter]', 'anyone', texts, options('Wheel', wheelBoltPatterns)),
  call(
    'GET /api/wheel_filter/central_bore/[diameter]/[boltSpacing]/[width]',
    'anyone',
    numbers,
    options('Wheel', wheelCentralBores),
  ),
  call('GET /api/wheel_filter/diameter', 'anyone', numbers, options('Wheel', wheelDiameters)),
  call(
    'GET /api/wheel_filter/width/[diameter]/[boltSpacing]',
    'anyone',
    numbers,
    options('Wheel', wheelWidths),
  ),
)
