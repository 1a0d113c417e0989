import { z } from 'zod'
import { answerProductPicture } from '@/lib/media/pictures'
import { handler, route } from '@/lib/platform/api/handler'
import { pathId } from '@/lib/platform/http/request/params'

const PictureParams = z.object({ id: z.union([z.literal('placeholder'), pathId]), file: z.string() })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', params: PictureParams }, ({ request, params }) =>
    answerProductPicture(request, params.id, params.file),
  ),
})
