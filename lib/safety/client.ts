import { call } from '@/lib/http/client'
import type { ReportChange, SafetyReport } from './schema'

/** Hands a report to the shop; resolves once it is in the register. Rejects with a CallError. */
export const sendSafetyReport = (report: SafetyReport) =>
  call<null>('/api/safety', { method: 'POST', body: report, context: 'Failed to send the safety report' })

/** Notes what became of a report. */
export const changeSafetyReport = (id: number, change: ReportChange) =>
  call<null>(`/api/admin/safety/${id}`, {
    method: 'PATCH',
    body: change,
    context: 'Failed to change the safety report',
  })
