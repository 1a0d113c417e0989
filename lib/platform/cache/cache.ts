import 'server-only'
import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { noteWrite } from '@/lib/platform/database/replica'
import { cacheClock, requestStates } from '@/lib/platform/runtime/request-state'
import { notifyOtherServers } from './expired-tags'

/**
 * Expires cached pages and reads: at once on this server, moments later on the shop's other servers. Call it after the
 * commit.
 */
export function expireTags(tags: Iterable<string>): void {
  // Scripts and tests use the services without a Next server and so without its cache.
  if (!process.env.NEXT_RUNTIME) return
  const unique = [...new Set(tags)]
  expireHere(unique)
  void notifyOtherServers(unique)
}

/**
 * Expires tags on this server only. Both caches of Next, of pages and of reads, ask this list each time. Next's own
 * `revalidateTag` writes into it as well, but only at the end of a request, and other servers' tags come without one.
 */
export function expireHere(tags: readonly string[]): void {
  noteWrite()
  const expired = cacheClock()
  for (const tag of tags) tagsManifest.set(tag, { expired })
}

/** Whether one of the tags has expired since that time of `cacheClock`. */
export const hasExpiredSince = (tags: string[], time: number): boolean => areTagsExpired(tags, time)

/**
 * Says what ends the answer to a public call: the writes that expire one of the tags, and a time in milliseconds since
 * 1970. Until then the answer is kept (lib/platform/http/pages/kept-answers.ts), so it may depend on nothing else.
 */
export function expiresWith(tags: string[], until = Number.POSITIVE_INFINITY): void {
  const state = requestStates().getStore()
  if (state) state.expiry = { tags, until }
}
