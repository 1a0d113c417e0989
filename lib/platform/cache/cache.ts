import 'server-only'
import { areTagsExpired, tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external'
import { noteWrite } from '@/lib/platform/database/replica'
import { cacheClock, requestStates } from '@/lib/platform/runtime/request-state'
import { notifyOtherServers } from './expired-tags'

/** Expires cached pages and reads: at once here, moments later on the other servers. Call it after the commit. */
export function expireTags(tags: Iterable<string>): void {
  // Scripts and tests use the services without a Next server and so without its cache.
  if (!process.env.NEXT_RUNTIME) return
  const unique = [...new Set(tags)]
  expireHere(unique)
  void notifyOtherServers(unique)
}

/** On this server only: Next's caches ask this list each time, while `revalidateTag` fills it at a request's end. */
export function expireHere(tags: readonly string[]): void {
  noteWrite()
  const expired = cacheClock()
  for (const tag of tags) tagsManifest.set(tag, { expired })
}

/** Whether one of the tags has expired since that time of `cacheClock`. */
export const hasExpiredSince = (tags: string[], time: number): boolean => areTagsExpired(tags, time)

/** Declares the tags and the time that end the answer to a public call: it may depend on nothing else. `until` is in ms since 1970. */
export function expiresWith(tags: string[], until = Number.POSITIVE_INFINITY): void {
  const state = requestStates().getStore()
  if (state) state.expiry = { tags, until }
}
