import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { answer } from '@/lib/platform/api/handler'
import { checkHealth } from '@/lib/platform/http/server/database-watch'
import { takesVisitors } from '@/lib/platform/http/server/readiness'

const status = z.enum(['ok', 'down'])

export const server = callTable(
  call(
    'GET /api/health',
    'anyone',
    { answers: z.object({ status, checks: z.record(z.string(), status) }) },
    async () => {
      const health = await checkHealth()
      return answer(health.status === 'ok' ? 200 : 503, health)
    },
  ),
  /** Whether the process answers at all. Not whether PostgreSQL does: starting a server anew would not mend that. */
  call('GET /api/health/live', 'anyone', { answers: z.object({ status: z.literal('ok') }) }, () => ({
    status: 'ok',
  })),
  /** Whether a balancer should send visitors: also in an outage of PostgreSQL, when every server has stored pages to show. */
  call(
    'GET /api/health/ready',
    'anyone',
    { answers: z.object({ status: z.enum(['ready', 'not ready']) }) },
    () => {
      const isReady = takesVisitors()
      return answer(isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' })
    },
  ),
)
