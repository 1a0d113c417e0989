import 'server-only'
import { refuseUnwanted } from '@/lib/customers/contact/service'
import { query } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import type { ShopUser } from '@/lib/platform/identity/user'
import { withLimits } from '@/lib/platform/limits/service'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import { isOldReport } from './queries'
import type { ReportChange, SafetyReport } from './schema'

/** Enters a report into the register. @throws ShopError contact.headless, contact.blocked, too_many_requests */
export async function receiveReport(report: SafetyReport, headers: Headers): Promise<void> {
  refuseUnwanted(report, null, headers)
  await withLimits(async (countOnce) => {
    await countOnce(['safetyReports', clientAddress(headers)])
    await transaction(async (tx) => {
      const { id } = await tx
        .insertInto('safetyReport')
        .values({
          product: report.product,
          whatHappened: report.what_happened,
          fromName: report.from_name,
          fromEmail: report.from_email,
          phone: report.phone,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await tell(tx, 'safety.report', id, { safetyReportId: id })
    })
  })
}

/**
 * Saves the state of a report and the shop's note.
 * @throws ShopError not_found, and conflict for junk and when somebody else has changed the report meanwhile
 */
export async function changeReport(
  id: number,
  { version, ...change }: ReportChange,
  admin: ShopUser,
): Promise<void> {
  await transaction(async (tx) => {
    const found = await tx
      .selectFrom('safetyReport')
      .select(['state', 'note', 'version'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw new ShopError('not_found')
    const { version: current, ...before } = found
    if (current !== version || before.state === 'junk') throw new ShopError('conflict')
    await tx
      .updateTable('safetyReport')
      .set({ ...change, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await recordChange(tx, admin, {
      action: 'safety.change',
      subject: { type: 'safety', id },
      before,
      after: change,
    })
  })
}

/** Erases the senders of old reports. Returns the number of reports. */
export async function eraseOldReporters(now = new Date()): Promise<number> {
  const { numUpdatedRows } = await query()
    .updateTable('safetyReport')
    .set({ fromName: '', fromEmail: '', phone: '' })
    .where(isOldReport(now))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
