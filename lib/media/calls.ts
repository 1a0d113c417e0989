import { DrawingQuery } from '@/lib/media/drawing/product'
import { call, callTable } from '@/lib/platform/api/call-table'
import { answerDrawingOf } from './pictures'
import { uploadPicture } from './uploads/upload.service'

export const media = callTable(
  /** The body is the picture itself. Its type is read from the content; the Content-Type header is ignored. */
  call('POST /api/pictures', 'catalogue', { takes: 'image/*', status: 201 }, (user, request) =>
    uploadPicture(request, user),
  ),
  call(
    'GET /api/products/drawing',
    'catalogue',
    { query: DrawingQuery },
    ({ view, ...product }, _user, request) => answerDrawingOf(request, product, view),
  ),
)
