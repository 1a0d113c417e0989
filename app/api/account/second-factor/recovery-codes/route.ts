import { handler, route } from '@/lib/http/handler'
import { FactorCode } from '@/lib/second-factor/schema'
import { renewRecoveryCodes } from '@/lib/second-factor/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'customer', fresh: true, body: FactorCode }, ({ body, user }) =>
    renewRecoveryCodes(body, user),
  ),
})
