import { call, callTable } from '@/lib/platform/api/call-table'
import { ConsentAnswer } from './schema'
import { recordConsent } from './service'

export const consent = callTable(
  call('POST /api/consent', 'visitor', { body: ConsentAnswer, status: 204 }, (body, _user, request) =>
    recordConsent(body, request.headers),
  ),
)
