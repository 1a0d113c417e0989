import { answer, handler, route } from '@/lib/http/handler'
import { checkHealth } from '@/lib/http/server/health'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'anyone' }, async () => {
    const health = await checkHealth()
    return answer(health.status === 'ok' ? 200 : 503, health)
  }),
})
