import { z } from 'zod'
import { call, callTable } from '@/lib/platform/api/call-table'
import { ReportChange, SafetyReport } from './schema'
import { changeReport, receiveReport } from './service'

export const safetyReports = callTable(
  call('PATCH /api/admin/safety/[id]', 'orders', { body: ReportChange, status: 204 }, changeReport),
  call(
    'POST /api/safety',
    'visitor',
    { body: SafetyReport, status: 202, answers: z.object({}) },
    (body, _user, request) => receiveReport(body, request.headers),
  ),
)
