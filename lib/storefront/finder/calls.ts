import { z } from 'zod'
import { call, callTable } from '@/lib/platform/http/call-table'
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

export const finder = callTable(
  call('GET /api/rdr/spacer_filter/bolt_distance', 'anyone', texts, spacerBoltPatterns),
  call('GET /api/rdr/spacer_filter/thickness/[boltDistance]', 'anyone', numbers, spacerThicknesses),
  call('GET /api/rdr/tire_filter/diameter/[width]/[profile]', 'anyone', numbers, tireDiameters),
  call('GET /api/rdr/tire_filter/profile/[width]', 'anyone', numbers, tireProfiles),
  call('GET /api/rdr/tire_filter/protector/[width]/[profile]/[diameter]', 'anyone', texts, tireProtectors),
  call('GET /api/rdr/tire_filter/width', 'anyone', numbers, tireWidths),
  call('GET /api/wheel_filter/bolt_spacing/[diameter]', 'anyone', texts, wheelBoltPatterns),
  call(
    'GET /api/wheel_filter/central_bore/[diameter]/[boltSpacing]/[width]',
    'anyone',
    numbers,
    wheelCentralBores,
  ),
  call('GET /api/wheel_filter/diameter', 'anyone', numbers, wheelDiameters),
  call('GET /api/wheel_filter/width/[diameter]/[boltSpacing]', 'anyone', numbers, wheelWidths),
)
