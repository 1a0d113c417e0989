import { answer, handler, route } from '@/lib/http/handler'
import { takesVisitors } from '@/lib/http/server/readiness'

/**
 * Whether a balancer should send visitors. Does not depend on PostgreSQL: in an outage every server still has stored
 * pages to show.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, () => {
    const isReady = takesVisitors()
    return answer(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' })
  }),
})
