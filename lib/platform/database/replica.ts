import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { variable } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { processState } from '@/lib/platform/runtime/process-state'
import { withTimeLimit } from '@/lib/platform/runtime/time-limit'
import { mainPool, replicaPool } from './db'
import { isDatabaseOutage, isSerializationConflict } from './outage'
import { queryOn, readOn } from './query'

/** How long a read waits until the replica has the earlier writes; then it reads the primary. */
const PATIENCE_MS = 300
const PAUSE_MS = 10
/** How long everything is read from the primary after the replica was late or out of reach. */
const REST_MS = 1_000

type State = {
  writes: number
  writesOnReplica: number
  check?: Promise<void> | undefined
  restsUntil: number
}
const state = () =>
  processState<State>('shopReplica', () => ({ writes: 1, writesOnReplica: 0, restsUntil: 0 }))

const statements = queryOn(replicaPool)

/** Does `read`, perhaps twice, on the replica once it has this server's writes; on the primary while it is late. */
export async function readReplica<T>(read: () => Promise<T>): Promise<T> {
  if (!variable('DATABASE_REPLICA_URL') || !(await hasEveryWrite())) return read()
  try {
    return await readOn(statements, read)
  } catch (error) {
    // A query that stands in the way of the replay is ended as a serialization failure.
    if (!isDatabaseOutage(error) && !isSerializationConflict(error)) throw error
    rest(error)
    return read()
  }
}

/** From now on the replica is read only when it has all that is committed. Call it after a write, before pages expire. */
export function noteWrite(): void {
  state().writes += 1
}

/** Whether the replica has every noted write; waits a moment for it. Simultaneous callers share one check. */
async function hasEveryWrite(): Promise<boolean> {
  const replica = state()
  if (replica.writesOnReplica === replica.writes) return true
  if (Date.now() < replica.restsUntil) return false
  replica.check ??= withTimeLimit(follow(replica.writes), PATIENCE_MS, () => new Error('The replica is late'))
    .catch(rest)
    .finally(() => {
      replica.check = undefined
    })
  await replica.check
  return replica.writesOnReplica === replica.writes
}

/** Waits until the replica has the primary's present state, which includes the first `writes` noted writes. */
async function follow(writes: number): Promise<void> {
  const { rows } = await mainPool().query('SELECT pg_current_wal_insert_lsn() AS position')
  const began = Date.now()
  while (Date.now() - began < PATIENCE_MS) {
    const reached = await replicaPool().query(
      'SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1 AS answer',
      [rows[0].position],
    )
    if (reached.rows[0].answer) {
      state().writesOnReplica = writes
      return
    }
    await sleep(PAUSE_MS)
  }
}

function rest(reason: unknown): void {
  const replica = state()
  replica.writesOnReplica = 0
  replica.restsUntil = Date.now() + REST_MS
  log.warn({ replica: String(reason) })
}
