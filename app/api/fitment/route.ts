import { FitmentQuery } from '@/lib/fitment/question'
import { answerFitment } from '@/lib/fitment/service'
import { handler, route } from '@/lib/http/handler'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone', query: FitmentQuery, cache: 'public' }, ({ query }) => answerFitment(query)),
})
