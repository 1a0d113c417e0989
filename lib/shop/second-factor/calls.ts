import { call, callTable } from '@/lib/platform/api/call-table'
import { EnrollmentStart, FactorCode } from './schema'
import { beginEnrollment, confirmSignIn, finishEnrollment, renewRecoveryCodes, turnOff } from './service'

const byCode = { fresh: true, body: FactorCode } as const

export const secondFactor = callTable(
  call(
    'POST /api/account/second-factor',
    'customer',
    { fresh: true, body: EnrollmentStart },
    beginEnrollment,
  ),
  call('PUT /api/account/second-factor', 'customer', byCode, (body, user, request) =>
    finishEnrollment(body, user, request.headers),
  ),
  call('DELETE /api/account/second-factor', 'customer', { ...byCode, status: 204 }, turnOff),
  call('POST /api/account/second-factor/recovery-codes', 'customer', byCode, renewRecoveryCodes),
  call('POST /api/session/second-factor', 'customer', { ...byCode, status: 204 }, (body, user, request) =>
    confirmSignIn(body, user, request.headers),
  ),
)
