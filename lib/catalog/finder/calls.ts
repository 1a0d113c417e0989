import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { pathNumber } from '@/lib/http/request/params'
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

const numbers = { user: 'anyone', cache: 'public', answers: z.array(z.number()) } as const
const texts = { ...numbers, answers: z.array(z.string()) } as const

export const finder = callTable({
  'GET /api/rdr/spacer_filter/bolt_distance': handler(texts, () => spacerBoltPatterns()),
  'GET /api/rdr/spacer_filter/thickness/[boltDistance]': handler(
    { ...numbers, params: z.object({ boltDistance: z.string() }) },
    ({ params }) => spacerThicknesses(params.boltDistance),
  ),
  'GET /api/rdr/tire_filter/diameter/[width]/[profile]': handler(
    { ...numbers, params: z.object({ width: pathNumber, profile: pathNumber }) },
    ({ params }) => tireDiameters(params.width, params.profile),
  ),
  'GET /api/rdr/tire_filter/profile/[width]': handler(
    { ...numbers, params: z.object({ width: pathNumber }) },
    ({ params }) => tireProfiles(params.width),
  ),
  'GET /api/rdr/tire_filter/protector/[width]/[profile]/[diameter]': handler(
    {
      ...texts,
      params: z.object({ width: pathNumber, profile: pathNumber, diameter: pathNumber }),
    },
    ({ params }) => tireProtectors(params.width, params.profile, params.diameter),
  ),
  'GET /api/rdr/tire_filter/width': handler(numbers, () => tireWidths()),
  'GET /api/wheel_filter/bolt_spacing/[diameter]': handler(
    { ...texts, params: z.object({ diameter: pathNumber }) },
    ({ params }) => wheelBoltPatterns(params.diameter),
  ),
  'GET /api/wheel_filter/central_bore/[diameter]/[boltSpacing]/[width]': handler(
    {
      ...numbers,
      params: z.object({ diameter: pathNumber, boltSpacing: z.string(), width: pathNumber }),
    },
    ({ params }) => wheelCentralBores(params.diameter, params.boltSpacing, params.width),
  ),
  'GET /api/wheel_filter/diameter': handler(numbers, () => wheelDiameters()),
  'GET /api/wheel_filter/width/[diameter]/[boltSpacing]': handler(
    { ...numbers, params: z.object({ diameter: pathNumber, boltSpacing: z.string() }) },
    ({ params }) => wheelWidths(params.diameter, params.boltSpacing),
  ),
})
