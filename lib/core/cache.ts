import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'

/** Longer than a page takes to be drawn, and than a server's two clocks drift apart. */
const ECHO_MS = 2_000

/**
 * Expires cached pages and reads at once: the very next visitor sees what was written. Call it after the commit.
 * Next dates a page by when it was finished, so one that was being drawn meanwhile, from rows read before the commit,
 * would pass for new: the tags are expired a second time when it is finished for certain.
 */
export function expireTags(tags: Iterable<string>): void {
  // scripts and tests use the services without a Next server, and so without its cache
  if (!process.env.NEXT_RUNTIME) return
  const unique = [...new Set(tags)]
  const expire = () => {
    for (const tag of unique) revalidateTag(tag, { expire: 0 })
  }
  expire()
  after(async () => {
    await sleep(ECHO_MS)
    expire()
  })
}
