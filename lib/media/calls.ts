import { DrawingQuery } from '@/lib/drawing/schema'
import { callTable, handler } from '@/lib/http/handler'
import { answerDrawingOf } from './pictures'
import { uploadPicture } from './uploads/upload'

export const media = callTable({
  /** The body is the picture itself. Its type is read from the content; the Content-Type header is ignored. */
  'POST /api/pictures': handler({ user: 'catalogue', takes: 'image/*', status: 201 }, ({ request, user }) =>
    uploadPicture(request, user),
  ),
  'GET /api/products/drawing': handler(
    { user: 'catalogue', query: DrawingQuery },
    ({ request, query: { view, ...product } }) => answerDrawingOf(request, product, view),
  ),
})
