import { answer, handler, route } from '@/lib/http/handler'
import { uploadPicture } from '@/lib/media/uploads/upload'

/** The body is the picture itself. Its type is read from the content; the Content-Type header is ignored. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue' }, async ({ request, user }) =>
    answer(201, await uploadPicture(request, user)),
  ),
})
