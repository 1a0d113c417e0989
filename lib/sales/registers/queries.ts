import 'server-only'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { likeContainingKey } from '@/lib/platform/database/like'
import { query } from '@/lib/platform/database/query'
import { readPage } from '@/lib/platform/values/pages'
import { ordersFound } from '@/lib/sales/orders/search'
import { registers } from './registers'
import {
  type EntryState,
  entryNumber,
  type RegisterFilter,
  type RegisterName,
  type RegisterQuery,
} from './schema'

/** The entries that a search and a choice of senders let through, in whatever state. */
export function registerCondition(
  name: RegisterName,
  { search, sender }: Omit<RegisterFilter, 'state'>,
): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`true`]
  if (sender) conditions.push(sql`is_known = ${sender === 'known'}`)
  if (search) conditions.push(registerSearch(name, search))
  return sql<SqlBool>`(${sql.join(conditions, sql` AND `)})`
}

/** Each kind of text is found by an index of its own, which an OR in the list itself would leave unused. */
function registerSearch(name: RegisterName, search: string): RawBuilder<SqlBool> {
  const number = entryNumber(search)
  if (number !== null) return sql`id = ${number}`
  const { table, orderId } = registers[name]
  const words = search.split(/\s+/).map((word) => sql`search_text LIKE ${likeContainingKey(word)}`)
  const byWords = sql`SELECT id FROM ${sql.table(table)} WHERE ${sql.join(words, sql` AND `)}`
  if (!orderId) return sql`id IN (${byWords})`
  return sql`id IN (${byWords} UNION
    SELECT id FROM ${sql.table(table)} WHERE ${orderId} IN (${ordersFound(search)}))`
}

/** The parts of a list, one after the other. An entry that is searched by its number is found in any state. */
const shownParts = ({ state, search }: Pick<RegisterFilter, 'state' | 'search'>): EntryState[] =>
  state ? [state] : entryNumber(search) === null ? ['open', 'done'] : ['open', 'done', 'junk']

/** One page of a register, past the end the last one, and what of the whole filter may become junk or be taken back. */
export async function readRegister(name: RegisterName, wanted: RegisterQuery) {
  const condition = registerCondition(name, wanted)
  const newestId = await newestOf(name)
  const parts = await countParts(name, condition, shownParts(wanted))
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  const { page, pages, ids } = await readPage(wanted, async (page) => ({
    total,
    ids: await idsFrom(name, condition, parts, { ...wanted, page }),
  }))
  const markable = await countMarkable(name, wanted)
  return { ids, total, page, pages, markable, newestId }
}
export type RegisterPage = Awaited<ReturnType<typeof readRegister>>

async function newestOf(name: RegisterName): Promise<number> {
  const { table } = registers[name]
  const newest = sql<{ id: number | null }>`SELECT max(id) AS id FROM ${sql.table(table)}`
  return (await newest.execute(query())).rows[0]?.id ?? 0
}

async function countParts(name: RegisterName, condition: RawBuilder<SqlBool>, parts: EntryState[]) {
  const { table, states } = registers[name]
  const counted: { part: EntryState; count: number }[] = []
  for (const part of parts) {
    const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(table)}
      WHERE ${states[part]} AND ${condition}`.execute(query())
    counted.push({ part, count: rows[0]?.count ?? 0 })
  }
  return counted
}

/** Reads over the end of one part into the next. */
async function idsFrom(
  name: RegisterName,
  condition: RawBuilder<SqlBool>,
  parts: { part: EntryState; count: number }[],
  { page, pageSize }: RegisterQuery,
): Promise<number[]> {
  const { table, states, openOrder } = registers[name]
  const orders = { open: openOrder, done: sql`id DESC`, junk: sql`junk_at DESC, id DESC` }
  const ids: number[] = []
  let skipped = (page - 1) * pageSize
  for (const { part, count } of parts) {
    if (skipped < count && ids.length < pageSize) {
      const { rows } = await sql<{ id: number }>`SELECT id FROM ${sql.table(table)}
        WHERE ${states[part]} AND ${condition}
        ORDER BY ${orders[part]} LIMIT ${pageSize - ids.length} OFFSET ${skipped}`.execute(query())
      ids.push(...rows.map(({ id }) => id))
    }
    skipped = Math.max(0, skipped - count)
  }
  return ids
}

/** The entries of a filter that may be marked as junk, or taken back where it shows junk. */
export function markableCondition(name: RegisterName, filter: RegisterFilter, isJunk: boolean) {
  const { states, mayBecomeJunk } = registers[name]
  const part = filter.state ? states[filter.state] : sql<SqlBool>`true`
  return sql<SqlBool>`${isJunk ? mayBecomeJunk : states.junk} AND ${part} AND ${registerCondition(name, filter)}`
}

/** How many entries of a filter may be marked as junk or taken back, and how many of them name an order of the shop. */
export async function countMarkable(
  name: RegisterName,
  filter: RegisterFilter,
  { isJunk = filter.state !== 'junk', upTo }: { isJunk?: boolean; upTo?: number } = {},
): Promise<{ count: number; withOrder: number }> {
  const { table, hasOrder } = registers[name]
  const { rows } = await sql<{ count: number; withOrder: number }>`SELECT count(*) AS count,
      count(*) FILTER (WHERE ${hasOrder}) AS "withOrder"
    FROM ${sql.table(table)} WHERE ${markableCondition(name, filter, isJunk)}
      ${upTo === undefined ? sql`` : sql`AND id <= ${upTo}`}`.execute(query())
  return rows[0] ?? { count: 0, withOrder: 0 }
}

export const inOrderOf = <Row extends { id: number }>(ids: number[], rows: Row[]): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
