import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { mainPool } from '@/lib/platform/database/db'
import { variable } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { processState } from '@/lib/platform/runtime/process-state'

// Each server of the shop caches its own pages, and notifies the others of expired tags through PostgreSQL.

const CHANNEL = 'expired_tags'
/** Tags per notification: it holds up to 8,000 bytes, and a tag is about twenty bytes long. */
const TAGS_A_NOTE = 200
const RECONNECT_MS = 1_000

type Note = { from: string; tags: string[] }

const serverId = () => processState('shopServerId', () => randomUUID())

/** Notifies the shop's other servers of expired tags. Never throws: their pages also expire with time. */
export async function notifyOtherServers(tags: readonly string[]): Promise<void> {
  try {
    for (let from = 0; from < tags.length; from += TAGS_A_NOTE) {
      const note: Note = { from: serverId(), tags: tags.slice(from, from + TAGS_A_NOTE) }
      await mainPool().query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(note)])
    }
  } catch (error) {
    log.error({ expiredTags: String(error) })
  }
}

type Listener = {
  /** Called with the tags that another server expired. */
  onTags: (tags: string[]) => void
  /** Called when listening begins, and again after an interruption: any tag may have expired before. */
  onListening: () => void
}

/** Listens forever on a connection of its own, which a pooler before PostgreSQL must let keep its session. */
export async function listenToOtherServers(listener: Listener): Promise<never> {
  for (;;) {
    try {
      await listenOnce(listener)
    } catch (error) {
      log.warn({ expiredTags: String(error) })
    }
    await sleep(RECONNECT_MS, undefined, { ref: false })
  }
}

async function listenOnce({ onTags, onListening }: Listener): Promise<void> {
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
    if (note.from !== serverId()) onTags(note.tags)
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
