import { callTable, handler } from '@/lib/http/handler'
import { EnrollmentStart, FactorCode } from './schema'
import { beginEnrollment, confirmSignIn, finishEnrollment, renewRecoveryCodes, turnOff } from './service'

export const secondFactor = callTable({
  'POST /api/account/second-factor': handler(
    { user: 'customer', fresh: true, body: EnrollmentStart },
    ({ body, user }) => beginEnrollment(body, user),
  ),
  'PUT /api/account/second-factor': handler(
    { user: 'customer', fresh: true, body: FactorCode },
    ({ body, user, request }) => finishEnrollment(body, user, request.headers),
  ),
  'DELETE /api/account/second-factor': handler(
    { user: 'customer', fresh: true, body: FactorCode, status: 204 },
    ({ body, user }) => turnOff(body, user),
  ),
  'POST /api/account/second-factor/recovery-codes': handler(
    { user: 'customer', fresh: true, body: FactorCode },
    ({ body, user }) => renewRecoveryCodes(body, user),
  ),
  'POST /api/session/second-factor': handler(
    { user: 'customer', fresh: true, body: FactorCode, status: 204 },
    ({ body, user, request }) => confirmSignIn(body, user, request.headers),
  ),
})
