import 'server-only'
import { transaction } from '@/lib/platform/database/transaction'
import type { ShopUser } from '@/lib/platform/identity/user'
import { shopToday } from '@/lib/platform/values/clock'
import { ownersByClaim, tellOwners } from '@/lib/shop/staff/owners'
import { exportKinds } from './schema'
import { recordChange } from './service'

type Export = {
  kind: keyof typeof exportKinds
  /** Whose or which: a uid, a month, a type; the kind itself where it is one file. */
  id?: string
  /** How many orders, invoices or products the file has. */
  rows: number
  /** What the file was narrowed to. Nothing of a person may stand here. */
  filter?: Record<string, string | number | undefined>
  /** False for a file that a day's work needs, of which owners do not hear. */
  tellsOwners?: boolean
}

/** Records a file before its first byte is sent; owners are told of each kind once a day, of customers' once an hour. */
export async function recordExport(
  by: ShopUser,
  { kind, id = kind, rows, filter = {}, tellsOwners = true }: Export,
): Promise<void> {
  const narrowed = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}: ${value}`],
  )
  const byClaim = tellsOwners ? await ownersByClaim() : []
  await transaction(async (tx) => {
    const auditId = await recordChange(tx, by, {
      action: `export.${kind}`,
      subject: { type: exportKinds[kind], id },
      before: null,
      after: { rows, filter: narrowed },
    })
    if (tellsOwners && auditId !== null)
      await tellOwners(tx, { auditId, byClaim, subject: `${kind}:${by.uid}:${exportPeriod(kind)}` })
  })
}

const exportPeriod = (kind: Export['kind']): string =>
  kind === 'customer' ? new Date().toISOString().slice(0, 13) : shopToday()

/** A filter of which the audit may know: what was searched for is a name, an address or a number of somebody. */
export const withoutSearch = <F extends { search?: string | undefined }>({ search, ...filter }: F) => ({
  ...filter,
  search: search ? '…' : undefined,
})
