import { answer, handler, route } from '@/lib/http/handler'
import { NoteReceipt } from '@/lib/receipts/schema'
import { noteReceipt } from '@/lib/receipts/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: handler({ user: 'invoices', body: NoteReceipt }, async ({ body, user }) => {
    await noteReceipt(body, user)
    return answer(204)
  }),
})
