import { answer, handler, route } from '@/lib/http/handler'
import { checkHealth } from '@/lib/http/health'
import { expireStalePages } from '@/lib/page-refresh'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, async () => {
    const health = await checkHealth()
    if (health.status === 'ok') expireStalePages()
    return answer(health.status === 'ok' ? 200 : 503, health)
  }),
})
