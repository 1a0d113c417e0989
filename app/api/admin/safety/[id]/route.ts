import { answer, handler, route } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { ReportChange } from '@/lib/safety/schema'
import { changeReport } from '@/lib/safety/service'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PATCH: handler({ user: 'orders', params: IdParams, body: ReportChange }, async ({ params, body, user }) => {
    await changeReport(params.id, body, user)
    return answer(204)
  }),
})
