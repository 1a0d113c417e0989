import { z } from 'zod'
import { wheelBoltPatterns } from '@/lib/catalog/finder/options'
import { handler, route } from '@/lib/http/handler'
import { pathNumber } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    { user: 'anyone', params: z.object({ diameter: pathNumber }), cache: 'public' },
    ({ params }) => wheelBoltPatterns(params.diameter),
  ),
})
