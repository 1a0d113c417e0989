import { z } from 'zod'
import { withSearchParams } from '@/lib/platform/http/request/search-params'
import { DAY_MS } from '@/lib/platform/time/durations'
import { blankOr } from '@/lib/platform/values/filters'
import { whole } from '@/lib/platform/values/text'

export const registerNames = ['complaints', 'returns', 'safety'] as const
export type RegisterName = (typeof registerNames)[number]
/** The registers of what a buyer claims about an order. */
export type ClaimRegister = Exclude<RegisterName, 'safety'>

/** Entries that wait for the shop, that it has dealt with, and junk. A list without a filter shows the first two. */
export const entryStates = ['open', 'done', 'junk'] as const
export type EntryState = (typeof entryStates)[number]

const filter = {
  state: blankOr(z.enum(entryStates, 'unknown_value')),
  /** Whether the sender is the buyer of the order, and for a safety report of any order. */
  sender: blankOr(z.enum(['known', 'unknown'], 'unknown_value')),
  /** Words, an order's number, or the entry's own with a hash: #17. */
  search: z.string().trim().max(200, 'too_long').default(''),
}

export const RegisterFilter = z.object(filter)
export type RegisterFilter = z.output<typeof RegisterFilter>

export const RegisterQuery = z.object({
  ...filter,
  page: whole(1, 1_000_000).default(1),
  pageSize: whole(1, 100).default(20),
})
export type RegisterQuery = z.output<typeof RegisterQuery>

const id = z.int('invalid_number').min(1, 'out_of_range').max(2_147_483_647, 'out_of_range')

/** Marks entries as junk, or takes them back: picked ones, or all that a filter shows. */
export const JunkChange = z.object({
  register: z.enum(registerNames, 'unknown_value'),
  isJunk: z.boolean('unknown_value'),
  /** Marks also entries that name an order of the shop: somebody has been asked. */
  withOrders: z.boolean('unknown_value').default(false),
  entries: z.union([
    z.strictObject({ ids: z.array(id).min(1, 'required').max(100, 'out_of_range') }),
    z.strictObject({
      filter: RegisterFilter,
      /** How many there were and the newest entry of the register, when the list was shown: later ones were not seen. */
      seen: z.strictObject({ count: z.int('invalid_number').min(1, 'out_of_range'), newestId: id }),
    }),
  ]),
})
export type JunkChange = z.output<typeof JunkChange>

export type JunkResult = {
  changed: number
  /** Entries that name an order of the shop, and stay for that reason. */
  kept: number
}

/** Junk is deleted after this many days. Until then it can be taken back. */
export const JUNK_DAYS = 30

export const junkDeletedAt = (junkAt: Date): Date => new Date(junkAt.getTime() + JUNK_DAYS * DAY_MS)

const paths: Record<RegisterName, string> = {
  complaints: '/admin/complaints',
  returns: '/admin/withdrawals',
  safety: '/admin/safety',
}

/** The address of a register's list, without its language. */
export const registerPath = (register: RegisterName, query: Partial<RegisterQuery> = {}): string =>
  withSearchParams(paths[register], RegisterQuery, query)

/** The address of one entry of a register: on a page of its own or alone in the list, wherever it stands there. */
export const entryPath = (register: RegisterName, id: number | string): string =>
  register === 'returns' ? `${paths.returns}/${id}` : registerPath(register, { search: `#${id}` })

/** The number of an entry that somebody searches for; null for other words. */
export function entryNumber(search: string): number | null {
  const number = Number(/^#\s*(\d{1,9})$/.exec(search)?.[1])
  return number > 0 ? number : null
}
