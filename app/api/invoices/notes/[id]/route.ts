import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { notePdfFile } from '@/lib/invoices/files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'customer', params: IdParams }, ({ params, user }) => notePdfFile(params.id, user)),
})
