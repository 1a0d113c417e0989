import 'server-only'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { clearUnsent, untiePictures } from '@/lib/customers/complaints/picture-store.service'
import { query, type Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { countMarkable, markableCondition } from '@/lib/sales/registers/queries'
import { registers } from '@/lib/sales/registers/registers'
import {
  JUNK_DAYS,
  type JunkChange,
  type JunkResult,
  type RegisterName,
  registerNames,
} from '@/lib/sales/registers/schema'
import { recordChanges } from '@/lib/shop/audit/service'
import { sendHeldBack } from '@/lib/shop/mail/service'

const AT_ONCE = 500
const MOST_AT_ONCE = 5_000
/** A call deletes pictures for so long, in ms; the background deletes the rest. */
const PICTURES_MS = 5_000

/**
 * Marks entries as junk, or takes them back. Junk has no deadline, gets no mail and loses its pictures at once. An entry
 * with an order of the shop becomes junk only with `withOrders`; an entry that the shop has dealt with never does.
 * @throws ShopError conflict when the list no longer has as many entries as were seen
 */
export async function changeJunk(change: JunkChange, admin: ShopUser): Promise<JunkResult> {
  const { register: name, isJunk, withOrders, entries } = change
  const condition = await chosenEntries(change)
  const kept = isJunk && !withOrders ? sql<SqlBool>`NOT (${registers[name].hasOrder})` : sql<SqlBool>`true`
  let changed = 0
  for (let more = true; more && changed < MOST_AT_ONCE; ) {
    const marked = await transaction((tx) =>
      markEntries(tx, name, isJunk, sql<SqlBool>`${condition} AND ${kept}`, admin),
    )
    changed += marked
    more = marked === AT_ONCE
  }
  if (isJunk && name === 'complaints') await clearPictures()
  const stay = await countWhere(name, sql<SqlBool>`${condition} AND NOT ${kept}`)
  log.info({ junk: name, isJunk, changed, kept: stay, picked: 'ids' in entries })
  return { changed, kept: stay }
}

async function chosenEntries({ register: name, isJunk, entries }: JunkChange): Promise<RawBuilder<SqlBool>> {
  if ('ids' in entries)
    return sql<SqlBool>`${markableCondition(name, { search: '' }, isJunk)} AND id = ANY(${entries.ids})`
  const { filter, seen } = entries
  const { count } = await countMarkable(name, filter, { isJunk, upTo: seen.newestId })
  // An entry that was committed late has an earlier id, although nobody has seen it.
  if (count !== seen.count) throw new ShopError('conflict')
  return sql<SqlBool>`${markableCondition(name, filter, isJunk)} AND id <= ${seen.newestId}`
}

async function countWhere(name: RegisterName, condition: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*) AS count FROM ${sql.table(registers[name].table)}
    WHERE ${condition}`.execute(query())
  return rows[0]?.count ?? 0
}

/** Marks a batch of entries, or takes them back. Returns how many were picked. */
async function markEntries(
  tx: Transaction,
  name: RegisterName,
  isJunk: boolean,
  condition: RawBuilder<SqlBool>,
  admin: ShopUser,
): Promise<number> {
  const { table, subject, topics, firstState, alsoSet, mayBecomeJunk, states } = registers[name]
  // Locked first: the condition below then sees what another transaction did with them, such as a refund.
  const { rows: picked } = await sql<{ id: number }>`SELECT id FROM ${sql.table(table)}
    WHERE ${condition} ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE`.execute(tx)
  if (picked.length === 0) return 0
  const set = isJunk
    ? sql`state = 'junk', junk_at = now(), junk_by = ${admin.name} ${alsoSet}`
    : sql`state = ${firstState}, junk_at = NULL, junk_by = NULL`
  const { rows: marked } = await sql<{
    id: number
  }>`UPDATE ${sql.table(table)} SET version = version + 1, ${set}
    WHERE id = ANY(${picked.map(({ id }) => id)}) AND ${isJunk ? mayBecomeJunk : states.junk} RETURNING id`.execute(
    tx,
  )
  const ids = marked.map(({ id }) => id)
  await recordChanges(
    tx,
    admin,
    ids.map((id) => ({
      action: isJunk ? (`${subject}.junk` as const) : (`${subject}.not_junk` as const),
      subject: { type: subject, id },
      before: { junk: !isJunk },
      after: { junk: isJunk },
    })),
  )
  if (isJunk && name === 'complaints') await untiePictures(tx, ids)
  if (!isJunk) await sendHeldBack(tx, topics, ids)
  return picked.length
}

/** Deletes pictures for a while. The background deletes the rest, also after a failure of the store. */
async function clearPictures(): Promise<void> {
  const until = Date.now() + PICTURES_MS
  try {
    while (Date.now() < until && (await clearUnsent()) > 0);
  } catch (error) {
    log.warn({ junk: 'pictures', error: String(error) })
  }
}

/** Deletes a batch of old junk. Returns the number of entries. */
export async function deleteOldJunk(now = new Date()): Promise<number> {
  return deleteJunk(sql<SqlBool>`junk_at < ${now}::timestamptz - make_interval(days => ${JUNK_DAYS})`)
}

/** Deletes the junk that was sent from an address whose account is deleted. */
export async function deleteJunkFrom(email: string): Promise<void> {
  const address = sql`lower(${email})`
  while ((await deleteJunk(sql<SqlBool>`lower(email) = ${address}`, ['complaints', 'returns'])) > 0);
  while ((await deleteJunk(sql<SqlBool>`lower(from_email) = ${address}`, ['safety'])) > 0);
}

async function deleteJunk(
  condition: RawBuilder<SqlBool>,
  names: readonly RegisterName[] = registerNames,
): Promise<number> {
  let deleted = 0
  for (const name of names) {
    const { table, states } = registers[name]
    const { numAffectedRows = 0n } = await sql`DELETE FROM ${sql.table(table)}
      WHERE id IN (SELECT id FROM ${sql.table(table)} WHERE ${states.junk} AND ${condition} LIMIT ${AT_ONCE})`.execute(
      query(),
    )
    deleted += Number(numAffectedRows)
  }
  return deleted
}
