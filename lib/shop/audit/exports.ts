import 'server-only'
import { transaction } from '@/lib/platform/database/transaction'
import type { ShopUser } from '@/lib/platform/identity/user'
import { shopToday } from '@/lib/platform/values/clock'
import { ownersByClaim, tellOwners } from '@/lib/shop/staff/owners'
import { exportKinds } from './schema'
import { recordChange } from './service'

type Export = {
  kind: keyof typeof exportKinds
  /** A uid, a month or a type; the kind itself where it has one file only. */
  id?: string
  /** How many orders, invoices or products the file has. */
  rows: number
  /** The filters of the file, without personal data. */
  filter?: Record<string, string | number | undefined>
  /** False for a file of everyday work, about which owners get no mail. */
  tellsOwners?: boolean
}

/** Records a file before its first byte is sent; owners get a mail about each kind once a day, about customers' once an hour. */
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

/** The filter without its search text, which may be a name, an address or a number of a person. */
export const withoutSearch = <F extends { search?: string | undefined }>({ search, ...filter }: F) => ({
  ...filter,
  search: search ? '…' : undefined,
})
