import { z } from 'zod'
import { answerUploadedPicture } from '@/lib/media/pictures'
import { handler, route } from '@/lib/platform/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: z.object({ file: z.string() }) }, ({ request, params }) =>
    answerUploadedPicture(request, params.file),
  ),
})
