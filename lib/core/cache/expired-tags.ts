import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { mainPool } from '@/lib/core/database/db'
import { variable } from '@/lib/core/runtime/env'
import { log } from '@/lib/core/runtime/log'

// Each server of the shop caches its own pages. Servers tell each other about expired tags through PostgreSQL.

const CHANNEL = 'expired_tags'
/** Tags per notification: it holds up to 8,000 bytes, and a tag is about twenty bytes long. */
const TAGS_A_NOTE = 200
const RECONNECT_MS = 1_000

type Note = { from: string; tags: string[] }

/** State of the process: Next may load this module several times. */
const processState = globalThis as typeof globalThis & {
  shopExpiredTags?: { server: string; received: Set<string> }
}
const state = () => {
  processState.shopExpiredTags ??= { server: randomUUID(), received: new Set() }
  return processState.shopExpiredTags
}

/** Tells the shop's other servers which tags have expired. Never throws: their pages also expire with time. */
export async function notifyOtherServers(tags: readonly string[]): Promise<void> {
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

export const hasReceivedTags = (): boolean => state().received.size > 0

/** The tags that other servers expired since the last call. */
export function takeReceivedTags(): string[] {
  const { received } = state()
  const tags = [...received]
  received.clear()
  return tags
}

type Listener = {
  /** Called when `takeReceivedTags` has something to return. */
  onTags: () => void
  /** Called after an interruption: any tag may have expired meanwhile. */
  onGap: () => void
}

/**
 * Listens to the other servers on a connection of its own, forever: a broken connection is replaced. A pooler between
 * the shop and PostgreSQL must let this connection keep its session.
 */
export async function listenToOtherServers({ onTags, onGap }: Listener): Promise<never> {
  for (let connections = 0; ; ) {
    try {
      await listenOnce(onTags, () => {
        connections += 1
        if (connections > 1) onGap()
      })
    } catch (error) {
      log.warn({ expiredTags: String(error) })
    }
    await sleep(RECONNECT_MS, undefined, { ref: false })
  }
}

/** Resolves when the connection has ended. */
async function listenOnce(onTags: () => void, onListening: () => void): Promise<void> {
  const { server, received } = state()
  const client = new pg.Client({
    connectionString: variable('DATABASE_URL'),
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  })
  const over = new Promise<void>((settle) => {
    client.once('end', settle)
    // Without a listener a broken connection would end the process.
    client.on('error', () => settle())
  })
  client.on('notification', ({ payload = '' }) => {
    const note: Note = JSON.parse(payload)
    if (note.from === server) return
    for (const tag of note.tags) received.add(tag)
    onTags()
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
