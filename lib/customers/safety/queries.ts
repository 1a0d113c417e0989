import 'server-only'
import { expressionBuilder } from 'kysely'
import { db } from '@/lib/platform/database/db'
import type { Tables } from '@/lib/platform/database/tables'
import { inOrderOf, readRegister } from '@/lib/sales/registers/queries'
import type { RegisterQuery } from '@/lib/sales/registers/schema'
import type { ReportState } from './schema'

const report = expressionBuilder<Tables, 'safetyReport'>()

/** Reports whose sender must be erased, after five years (Regulation (EU) 2023/988, art. 9(3)). */
export function isOldReport(now: Date) {
  const fiveYearsAgo = new Date(now)
  fiveYearsAgo.setUTCFullYear(now.getUTCFullYear() - 5)
  return report.and([report('createdAt', '<', fiveYearsAgo), report('fromEmail', '<>', '')])
}

export type RegisteredReport = Awaited<ReturnType<typeof registeredReports>>['rows'][number]

/** A page of the register: open reports first, those of buyers before others, then closed ones; each newest first. */
export async function registeredReports(wanted: RegisterQuery) {
  const page = await readRegister('safety', wanted)
  const rows = await db().safetyReport.findMany({ where: { id: { in: page.ids } } })
  const reports = rows.map((row) => ({ ...row, state: row.state as ReportState }))
  return { ...page, rows: inOrderOf(page.ids, reports) }
}

/** A report as it was stored; null for one that does not exist. */
export const readSafetyReport = (id: number) => db().safetyReport.findUnique({ where: { id } })

/** The reports from an address that is proven to be a person's, newest first. */
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
