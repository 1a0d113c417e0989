import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { identityConfig } from './firebase/public-config'

export const identity = callTable({
  'GET /api/identity': handler(
    {
      user: 'anyone',
      cache: 'public',
      answers: z.looseObject({ projectId: z.string(), apiKey: z.string() }),
    },
    () => identityConfig(),
  ),
})
