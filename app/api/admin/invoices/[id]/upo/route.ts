import { handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { ksefReceiptFile } from '@/lib/invoices/files'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handler({ user: 'invoices', params: IdParams }, ({ params, user }) =>
    ksefReceiptFile(params.id, user),
  ),
})
