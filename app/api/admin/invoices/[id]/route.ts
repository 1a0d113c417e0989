import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { KsefNote } from '@/lib/invoices/schema'
import { noteKsefNumber } from '@/lib/invoices/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler({ user: 'invoices', params: IdParams, body: KsefNote }, async ({ params, body, user }) => {
    await noteKsefNumber(params.id, body.ksefNumber, user)
    return answer(204)
  }),
})
