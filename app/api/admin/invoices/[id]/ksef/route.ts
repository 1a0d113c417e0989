import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { invoiceXmlFile } from '@/lib/invoices/files'
import { KsefAction } from '@/lib/invoices/ksef/schema'
import { actOnKsef } from '@/lib/invoices/ksef/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'invoices', params: IdParams }, ({ params, user }) => invoiceXmlFile(params.id, user)),
  POST: handler({ user: 'invoices', params: IdParams, body: KsefAction }, async ({ params, body, user }) => {
    await actOnKsef(params.id, body, user)
    return answer(204)
  }),
})
