import 'server-only'
import { db } from '@/lib/core/database/db'
import type { ReportState } from './schema'

const MOST_SHOWN = 200

export type RegisteredReport = {
  id: number
  product: string
  whatHappened: string
  fromName: string
  fromEmail: string
  phone: string
  state: ReportState
  note: string
  createdAt: Date
}

/** The register: the newest reports, those that wait for the shop first. For administrators. */
export async function safetyReports(): Promise<RegisteredReport[]> {
  const rows = await db().safetyReport.findMany({ orderBy: { id: 'desc' }, take: MOST_SHOWN })
  const reports = rows.map((row) => ({ ...row, state: row.state as ReportState }))
  return reports.sort((a, b) => Number(a.state === 'closed') - Number(b.state === 'closed'))
}

/** A report as it was stored; null for one that does not exist. */
export const readReport = (id: number) => db().safetyReport.findUnique({ where: { id } })

/** What somebody reported from an address that is known to be theirs, newest first. */
export const reportsFrom = (email: string) =>
  db().safetyReport.findMany({
    where: { fromEmail: { equals: email, mode: 'insensitive' } },
    select: {
      product: true,
      whatHappened: true,
      fromName: true,
      fromEmail: true,
      phone: true,
      createdAt: true,
    },
    orderBy: { id: 'desc' },
  })
