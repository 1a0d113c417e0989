import 'server-only'
import { revalidateTag } from 'next/cache'

/** Expires cached pages and reads at once: the very next visitor sees what was written. Call it after the commit. */
export function expireTags(tags: Iterable<string>): void {
  // scripts and tests use the services without a Next server, and so without its cache
  if (!process.env.NEXT_RUNTIME) return
  for (const tag of new Set(tags)) revalidateTag(tag, { expire: 0 })
}
