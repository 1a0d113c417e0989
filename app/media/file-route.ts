import { z } from 'zod'
import { handler, route } from '@/lib/platform/api/handler'

type Answer = (request: Request, file: string) => Promise<Response>

/** The route of files that everybody may read; the last segment of its path names one. */
export const fileRoute = (answer: Answer) =>
  route({
    GET: handler({ user: 'anyone', params: z.object({ file: z.string() }) }, ({ request, params }) =>
      answer(request, params.file),
    ),
  })
