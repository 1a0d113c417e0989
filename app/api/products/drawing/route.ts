import { DrawingQuery } from '@/lib/drawing/schema'
import { handler, route } from '@/lib/http/handler'
import { answerDrawingOf } from '@/lib/media/pictures'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'catalogue', query: DrawingQuery }, ({ request, query: { view, ...product } }) =>
    answerDrawingOf(request, product, view),
  ),
})
