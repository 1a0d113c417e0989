import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { mainPool } from './db'
import { variable } from './env'
import { log } from './log'

// Each server of the shop keeps its own pages. What one of them expires the others hear of through PostgreSQL.

const CHANNEL = 'expired_tags'
/** A notification holds 8,000 bytes, a tag some twenty. */
const TAGS_A_NOTE = 200
const RECONNECT_MS = 1_000

type Note = { from: string; tags: string[] }

/** Of this process, however often the module is loaded. */
const kept = globalThis as typeof globalThis & { shopExpiredTags?: { server: string; heard: Set<string> } }
const state = () => {
  kept.shopExpiredTags ??= { server: randomUUID(), heard: new Set() }
  return kept.shopExpiredTags
}

/** Tells the other servers of the shop which tags have expired. Never throws: pages of theirs grow old by themselves. */
export async function tellOthers(tags: readonly string[]): Promise<void> {
  const { server } = state()
  try {
    for (let from = 0; from < tags.length; from += TAGS_A_NOTE) {
      const note: Note = { from: server, tags: tags.slice(from, from + TAGS_A_NOTE) }
      await mainPool().query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(note)])
    }
  } catch (error) {
    log.error({ expiredTags: String(error) })
  }
}

export const hasHeard = (): boolean => state().heard.size > 0

/** What others expired since the last call. */
export function takeHeard(): string[] {
  const { heard } = state()
  const tags = [...heard]
  heard.clear()
  return tags
}

type Listener = {
  /** There is something for `takeHeard`. */
  onHeard: () => void
  /** Nobody listened for a while: anything may have expired meanwhile. */
  onGap: () => void
}

/**
 * Listens to the other servers on a connection of its own, for ever: what ends the connection ends in a new one. A
 * pooler between the shop and PostgreSQL must leave it its connection.
 */
export async function listenToOthers({ onHeard, onGap }: Listener): Promise<never> {
  for (let connections = 0; ; ) {
    try {
      await listenOnce(onHeard, () => {
        connections += 1
        if (connections > 1) onGap()
      })
    } catch (error) {
      log.warn({ expiredTags: String(error) })
    }
    await sleep(RECONNECT_MS, undefined, { ref: false })
  }
}

/** Settles when the connection is over. */
async function listenOnce(onHeard: () => void, onListening: () => void): Promise<void> {
  const { server, heard } = state()
  const client = new pg.Client({
    connectionString: variable('DATABASE_URL'),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  const over = new Promise<void>((settle) => {
    client.once('end', settle)
    // without a listener a connection that breaks would end the process
    client.on('error', () => settle())
  })
  client.on('notification', ({ payload = '' }) => {
    const note: Note = JSON.parse(payload)
    if (note.from === server) return
    for (const tag of note.tags) heard.add(tag)
    onHeard()
  })
  try {
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    onListening()
    await over
  } finally {
    await client.end().catch(() => undefined)
  }
}
