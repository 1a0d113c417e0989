import { z } from 'zod'
import { handler, route } from '@/lib/http/handler'
import { answerSharePicture } from '@/lib/seo/share/picture'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: z.object({ file: z.string() }) }, ({ request, params }) =>
    answerSharePicture(request, params.file),
  ),
})
