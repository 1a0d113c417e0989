import { call } from '@/lib/platform/http/client'
import type { SafetyReport } from './schema'

/** Hands a report to the shop; resolves once it is in the register. */
export const sendSafetyReport = (body: SafetyReport) => call('POST /api/safety', { body })
