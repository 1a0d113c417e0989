import { z } from 'zod'
import { handler, route } from '@/lib/http/handler'
import { answerUploadedPicture } from '@/lib/media/pictures'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: z.object({ file: z.string() }) }, ({ request, params }) =>
    answerUploadedPicture(request, params.file),
  ),
})
