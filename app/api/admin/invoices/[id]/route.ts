import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { noteKsefNumber } from '@/lib/invoices/ksef/service'
import { KsefNote } from '@/lib/invoices/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler({ user: 'invoices', params: IdParams, body: KsefNote }, async ({ params, body, user }) => {
    await noteKsefNumber(params.id, body.ksefNumber, user)
    return answer(204)
  }),
})
