import { z } from 'zod'
import { handler, route } from '@/lib/platform/http/handler'
import { answerSharePicture } from '@/lib/storefront/seo/share/picture'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: z.object({ file: z.string() }) }, ({ request, params }) =>
    answerSharePicture(request, params.file),
  ),
})
