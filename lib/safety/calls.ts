import { z } from 'zod'
import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { ReportChange, SafetyReport } from './schema'
import { changeReport, receiveReport } from './service'

export const safety = callTable({
  'PATCH /api/admin/safety/[id]': handler(
    { user: 'orders', params: IdParams, body: ReportChange, status: 204 },
    ({ params, body, user }) => changeReport(params.id, body, user),
  ),
  'POST /api/safety': handler(
    { user: 'visitor', body: SafetyReport, status: 202, answers: z.object({}) },
    ({ body, request }) => receiveReport(body, request.headers),
  ),
})
