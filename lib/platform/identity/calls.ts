import { z } from 'zod'
import { call, callTable } from '@/lib/platform/http/call-table'
import { identityConfig } from './firebase/public-config'

export const identity = callTable(
  call(
    'GET /api/identity',
    'anyone',
    { cache: 'public', answers: z.looseObject({ projectId: z.string(), apiKey: z.string() }) },
    identityConfig,
  ),
)
