import { call } from '@/lib/http/client'
import type { ReportChange, SafetyReport } from './schema'

/** Hands a report to the shop; resolves once it is in the register. */
export const sendSafetyReport = (body: SafetyReport) => call('POST /api/safety', { body })

/** Notes what became of a report. */
export const changeSafetyReport = (id: number, body: ReportChange) =>
  call('PATCH /api/admin/safety/[id]', { params: { id }, body })
