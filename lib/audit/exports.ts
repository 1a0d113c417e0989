import 'server-only'
import { transaction } from '@/lib/core/database/transaction'
import { shopToday } from '@/lib/core/values/clock'
import type { ShopUser } from '@/lib/identity/user'
import { ownersByClaim } from '@/lib/staff/owners'
import { tellOwners } from '@/lib/staff/tell-owners'
import type { Facts } from './rules'
import type { SubjectType } from './schema'
import { recordChange } from './service'

/** The kinds of files that somebody of the staff takes away, with the subject of their entry in the audit. */
const kinds = {
  orders: 'order',
  couriers: 'order',
  invoices: 'invoice',
  reports: 'order',
  products: 'product',
  vehicles: 'vehicle',
  misses: 'search',
  customer: 'account',
} as const satisfies Record<string, SubjectType>

type Export = {
  kind: keyof typeof kinds
  /** Whose or which: a uid, a month, a type; the kind itself where it is one file. */
  id?: string
  /** How many orders, invoices or products the file has. */
  rows: number
  /** What the file was narrowed to. Nothing of a person may stand here. */
  filter?: Record<string, string | number | undefined>
  /** Whether owners hear of it: all of a customer, or more buyers than a day's work needs. */
  tellsOwners?: boolean
}

/**
 * Records that somebody takes a file away, before its first byte is sent. Owners are told once a day of each person, kind of
 * file and subject.
 */
export async function recordExport(
  by: ShopUser,
  { kind, id = kind, rows, filter = {}, tellsOwners = false }: Export,
): Promise<void> {
  const narrowed = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [`${name}: ${value}`],
  )
  const after: Facts = { rows, filter: narrowed }
  const byClaim = tellsOwners ? await ownersByClaim() : []
  await transaction(async (tx) => {
    const auditId = await recordChange(tx, by, {
      action: `export.${kind}`,
      subject: { type: kinds[kind], id },
      before: null,
      after,
    })
    if (tellsOwners && auditId !== null)
      await tellOwners(tx, { auditId, byClaim, subject: `${kind}:${id}:${by.uid}:${shopToday()}` })
  })
}

/** A filter of which the audit may know: what was searched for is a name, an address or a number of somebody. */
export const withoutSearch = <F extends { search?: string | undefined }>({ search, ...filter }: F) => ({
  ...filter,
  search: search ? '…' : undefined,
})
