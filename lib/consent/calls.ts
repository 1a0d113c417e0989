import { callTable, handler } from '@/lib/http/handler'
import { ConsentAnswer } from './schema'
import { recordConsent } from './service'

export const consent = callTable({
  'POST /api/consent': handler({ user: 'visitor', body: ConsentAnswer, status: 204 }, ({ body, request }) =>
    recordConsent(body, request.headers),
  ),
})
