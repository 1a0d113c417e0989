import { call, callTable } from '@/lib/platform/api/call-table'
import { answer } from '@/lib/platform/api/handler'
import { AskForCode, ConfirmAddress } from './schema'
import { confirmAddress, sendCode } from './service'

/** Ordering without an account. Both calls identify the caller by the token in their body and read no session. */
export const guests = callTable(
  call('POST /api/guest', 'anyone', { body: ConfirmAddress, status: 204 }, async (body, request) =>
    answer(204, undefined, { 'set-cookie': await confirmAddress(body, request.headers) }),
  ),
  call('POST /api/guest/code', 'anyone', { body: AskForCode, status: 202 }, (body, request) =>
    sendCode(body, request.headers),
  ),
)
