import { z } from 'zod'
import { wheelCentralBores } from '@/lib/catalog/finder/options'
import { handler, route } from '@/lib/http/handler'
import { pathNumber } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler(
    {
      user: 'anyone',
      params: z.object({ diameter: pathNumber, boltSpacing: z.string(), width: pathNumber }),
      cache: 'public',
    },
    ({ params }) => wheelCentralBores(params.diameter, params.boltSpacing, params.width),
  ),
})
