import { isDraining } from '@/lib/http/draining'
import { answer, handler, route } from '@/lib/http/handler'

/**
 * Whether a balancer should send visitors. Does not depend on PostgreSQL: in an outage every server still has stored
 * pages to show.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, () => {
    const isReady = !isDraining()
    return answer(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' })
  }),
})
