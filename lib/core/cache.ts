import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { tellOthers } from './expired-tags'

/** Longer than a page takes to be drawn, and than a server's two clocks drift apart. */
const ECHO_MS = 2_000

/**
 * Expires cached pages and reads at once: the very next visitor sees what was written, and a moment later those of the
 * shop's other servers do. Call it after the commit.
 */
export function expireTags(tags: Iterable<string>): void {
  // scripts and tests use the services without a Next server, and so without its cache
  if (!process.env.NEXT_RUNTIME) return
  const unique = [...new Set(tags)]
  expireHere(unique)
  after(() => tellOthers(unique))
}

/**
 * Expires what this server keeps, and tells nobody.
 * Next dates a page by when it was finished, so one that was being drawn meanwhile, from rows read before the commit,
 * would pass for new: the tags are expired a second time when it is finished for certain.
 */
export function expireHere(tags: readonly string[]): void {
  const expire = () => {
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
  }
  expire()
  after(async () => {
    await sleep(ECHO_MS)
    expire()
  })
}
