import { after } from 'next/server'
import { beginImport } from '@/lib/catalog/exchange/apply'
import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handler({ user: 'catalogue', params: IdParams }, async ({ params, user }) => {
    const { job, run } = await beginImport(params.id, user)
    // The import continues after the answer is sent, even when the page is closed.
    after(run)
    return answer(202, job)
  }),
})
