import { isDraining } from '@/lib/http/draining'
import { answer, handler, route } from '@/lib/http/handler'
import { hasCaughtUp } from '@/lib/page-refresh'

/**
 * Whether a balancer should send visitors. Does not depend on PostgreSQL once the server has started: in an outage every
 * server still has stored pages to show.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, () => {
    const isReady = hasCaughtUp() && !isDraining()
    return answer(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' })
  }),
})
