import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { noteWrite } from '@/lib/core/database/replica'
import { notifyOtherServers } from './expired-tags'

/** Longer than rendering a page takes, and longer than the clocks of two servers differ. */
const ECHO_MS = 2_000

/**
 * Expires cached pages and reads: at once on this server, moments later on the shop's other servers. Call it after the
 * commit.
 */
export function expireTags(tags: Iterable<string>): void {
  // Scripts and tests use the services without a Next server and so without its cache.
  if (!process.env.NEXT_RUNTIME) return
  const unique = [...new Set(tags)]
  expireHere(unique)
  after(() => notifyOtherServers(unique))
}

/**
 * Expires pages on this server only. Next dates a page by the end of its rendering. A page that was being rendered from
 * rows read before the commit would count as new, so the tags are expired again when that rendering must have ended.
 */
export function expireHere(tags: readonly string[]): void {
  noteWrite()
  const expire = () => {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
  }
  expire()
  after(async () => {
    await sleep(ECHO_MS)
    expire()
  })
}
