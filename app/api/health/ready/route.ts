import { answer, handler, route } from '@/lib/http/handler'
import { checkHealth } from '@/lib/http/health'
import { takesVisitors } from '@/lib/http/readiness'
import { expireStalePages, hasCaughtUp } from '@/lib/page-refresh'

/**
 * Whether a balancer should send visitors. Does not depend on PostgreSQL once the server has started: in an outage every
 * server still has stored pages to show.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, async () => {
    if (!hasCaughtUp() && (await checkHealth()).status === 'ok') expireStalePages()
    const isReady = hasCaughtUp() && takesVisitors()
    return answer(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' })
  }),
})
