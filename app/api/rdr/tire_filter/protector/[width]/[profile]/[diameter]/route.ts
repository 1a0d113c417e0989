import { z } from 'zod'
import { tireProtectors } from '@/lib/catalog/finder/options'
import { handler, route } from '@/lib/http/handler'
import { pathNumber } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    {
      user: 'anyone',
      params: z.object({ width: pathNumber, profile: pathNumber, diameter: pathNumber }),
      cache: 'public',
    },
    ({ params }) => tireProtectors(params.width, params.profile, params.diameter),
  ),
})
