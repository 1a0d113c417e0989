import { z } from 'zod'
import { spacerThicknesses } from '@/lib/catalog/finder/options'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'anyone', params: z.object({ boltDistance: z.string() }), cache: 'public' },
    ({ params }) => spacerThicknesses(params.boltDistance),
  ),
})
