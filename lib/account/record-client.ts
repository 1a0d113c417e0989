'use client'

import type { DataSnapshot } from 'firebase/database'
import { withTimeLimit } from '@/lib/core/time-limit'
import { realtimeDatabase } from '@/lib/identity/firebase/firebase-client'
import { PENDING_KEY } from './pending-record'
import { changedRecord, recordKey } from './rules'
import { type AccountDetails, PendingRecord, UserRecord } from './schema'

/** A record and the key it lies at. */
export type StoredRecord = { key: string; record: UserRecord }

/** The database's SDK waits for a connection without end; a shopper does not. */
const PATIENCE_MS = 8_000

/** What a record could not be written or read for. */
export class RecordError extends Error {
  override readonly name = 'RecordError'
  constructor(readonly reason: 'timeout' | 'refused' | 'failed') {
    super(`The user record: ${reason}`)
  }
}

async function patiently<T>(work: Promise<T>): Promise<T> {
  try {
    return await withTimeLimit(work, PATIENCE_MS, () => new RecordError('timeout'))
  } catch (error) {
    if (error instanceof RecordError) throw error
    throw new RecordError(/permission.denied/i.test(String(error)) ? 'refused' : 'failed')
  }
}

/** Follows the user's own record, and no other. Returns the way to stop. */
export async function watchRecord(
  uid: string,
  heard: { onRecord: (stored: StoredRecord | null) => void; onError: (error: RecordError) => void },
): Promise<() => void> {
  const [database, { equalTo, onValue, orderByChild, query, ref }] = await Promise.all([
    realtimeDatabase(),
    import('firebase/database'),
  ])
  const patience = setTimeout(() => heard.onError(new RecordError('timeout')), PATIENCE_MS)
  const own = query(ref(database, 'Users'), orderByChild('id'), equalTo(uid))
  const stop = onValue(
    own,
    (snapshot) => {
      clearTimeout(patience)
      heard.onRecord(newestOf(snapshot))
    },
    () => {
      clearTimeout(patience)
      heard.onError(new RecordError('refused'))
    },
  )
  return () => {
    clearTimeout(patience)
    stop()
  }
}

/** A registration that was repeated may have left two: the one that was written last counts. */
function newestOf(snapshot: DataSnapshot): StoredRecord | null {
  const found: StoredRecord[] = []
  snapshot.forEach((child) => {
    const parsed = UserRecord.safeParse(child.val())
    if (child.key && parsed.success) found.push({ key: child.key, record: parsed.data })
  })
  return found.sort((a, b) => b.record.updatedAt.localeCompare(a.record.updatedAt))[0] ?? null
}

/** Writes a record as a whole, with the pointer that makes it the account's only one. The rules have the last word. */
export async function writeRecord({ key, record }: StoredRecord): Promise<void> {
  const [database, { ref, update }] = await Promise.all([realtimeDatabase(), import('firebase/database')])
  const places = { [`Users/${key}`]: record, [`UserKeys/${record.id}`]: key }
  await patiently(update(ref(database), places))
}

/**
 * Saves what the owner changed, unless the record has changed since `base` was read: then nothing is written and the
 * answer is 'changed', with the newer record on its way to whoever watches.
 */
export async function saveDetails(change: {
  base: StoredRecord | null
  details: AccountDetails
  identity: { uid: string; email: string }
}): Promise<'saved' | 'changed'> {
  const { base, details, identity } = change
  const [database, { ref, runTransaction, set }] = await Promise.all([
    realtimeDatabase(),
    import('firebase/database'),
  ])
  const record = changedRecord(base?.record ?? null, details, identity, new Date())
  if (!base) {
    // a second tab that makes one too is refused by the rules, which keep the day of creation and the key
    await writeRecord({ key: recordKey({ ...details, uid: identity.uid }), record })
    forgetPendingRecord()
    return 'saved'
  }
  // a record from before there were pointers gets its own
  await patiently(set(ref(database, `UserKeys/${identity.uid}`), base.key))
  const { committed } = await patiently(
    runTransaction(
      ref(database, `Users/${base.key}`),
      (present: { updatedAt?: string } | null) =>
        // null is also what the SDK guesses before it has asked: the server refuses the guess and asks again
        present === null || present.updatedAt === base.record.updatedAt ? record : undefined,
      { applyLocally: false },
    ),
  )
  return committed ? 'saved' : 'changed'
}

/** Keeps a record that could not be written in this browser, for the next visit. */
export function keepPendingRecord(pending: PendingRecord): void {
  try {
    localStorage.setItem(PENDING_KEY, JSON.stringify(pending))
  } catch {
    // without storage the owner enters the details on their page
  }
}

export function forgetPendingRecord(): void {
  try {
    localStorage.removeItem(PENDING_KEY)
  } catch {
    // nothing was kept
  }
}

/** The record of `uid` that waits to be written; somebody else's, or one that cannot be read, is dropped. */
function pendingRecord(uid: string): PendingRecord | null {
  try {
    const pending = PendingRecord.parse(JSON.parse(localStorage.getItem(PENDING_KEY) ?? 'null'))
    if (pending.record.id === uid) return pending
    forgetPendingRecord()
  } catch {
    forgetPendingRecord()
  }
  return null
}

/** Writes what an earlier visit could not. A refusal ends it: there is a record by now. */
export async function writePendingRecord(uid: string): Promise<void> {
  const pending = pendingRecord(uid)
  if (!pending) return
  try {
    await writeRecord(pending)
    forgetPendingRecord()
  } catch (error) {
    if (error instanceof RecordError && error.reason === 'refused') forgetPendingRecord()
  }
}
