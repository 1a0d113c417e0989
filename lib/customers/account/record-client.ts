'use client'

import { realtimeDatabase } from '@/lib/platform/identity/firebase/firebase-client'
import { withTimeLimit } from '@/lib/platform/runtime/time-limit'
import { changedRecord, recordKey } from './rules'
import { type AccountDetails, newestRecord, type StoredRecord } from './schema'

/** Limits a call of the database's SDK, in ms: the SDK itself waits forever for a connection. */
const PATIENCE_MS = 8_000

export class RecordError extends Error {
  override readonly name = 'RecordError'
  constructor(readonly reason: 'timeout' | 'refused' | 'failed') {
    super(`The user record: ${reason}`)
  }
}

async function askDatabase<T>(work: Promise<T>): Promise<T> {
  try {
    return await withTimeLimit(work, PATIENCE_MS, () => new RecordError('timeout'))
  } catch (error) {
    if (error instanceof RecordError) throw error
    throw new RecordError(/permission.denied/i.test(String(error)) ? 'refused' : 'failed')
  }
}

const sdk = () => Promise.all([realtimeDatabase(), import('firebase/database')])

/** Watches the user's own record. Returns the function that stops it. */
export async function watchRecord(
  uid: string,
  heard: { onRecord: (stored: StoredRecord | null) => void; onError: (error: RecordError) => void },
): Promise<() => void> {
  const [database, { equalTo, onValue, orderByChild, query, ref }] = await sdk()
  const patience = setTimeout(() => heard.onError(new RecordError('timeout')), PATIENCE_MS)
  const own = query(ref(database, 'Users'), orderByChild('id'), equalTo(uid))
  const stop = onValue(
    own,
    (snapshot) => {
      clearTimeout(patience)
      heard.onRecord(newestRecord(snapshot.val() ?? {}))
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

/** Writes a record and the pointer that makes it the account's only one. The database's rules check both. */
export async function writeRecord({ key, record }: StoredRecord): Promise<void> {
  const [database, { ref, update }] = await sdk()
  const places = { [`Users/${key}`]: record, [`UserKeys/${record.id}`]: key }
  await askDatabase(update(ref(database), places))
}

/** Saves the owner's changes; 'changed' where the record has changed since `base` was read, and nothing was written. */
export async function saveDetails(change: {
  base: StoredRecord | null
  details: AccountDetails
  identity: { uid: string; email: string }
}): Promise<'saved' | 'changed'> {
  const { base, details, identity } = change
  const [database, { ref, runTransaction, set }] = await sdk()
  const record = changedRecord(base?.record ?? null, details, identity, new Date())
  if (!base) {
    // The rules refuse a record of a second tab, because they protect the creation date and the key.
    await writeRecord({ key: recordKey({ ...details, uid: identity.uid }), record })
    return 'saved'
  }
  // gives an old record its missing pointer
  await askDatabase(set(ref(database, `UserKeys/${identity.uid}`), base.key))
  const { committed } = await askDatabase(
    runTransaction(
      ref(database, `Users/${base.key}`),
      (present: { updatedAt?: string } | null) =>
        // The SDK first calls this with the guess null. The server refuses the guess, and the SDK calls again.
        present === null || present.updatedAt === base.record.updatedAt ? record : undefined,
      { applyLocally: false },
    ),
  )
  return committed ? 'saved' : 'changed'
}
