import type { OutgoingHttpHeader } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { hasExpiredSince } from '@/lib/platform/cache/cache'
import { cacheClock, requestStates } from '@/lib/platform/runtime/request-state'

/**
 * A copy in memory of its own. Node cuts small buffers out of a shared one, of 64 kB since Node 24, which stays as long as
 * any of them is kept.
 */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

const gzipped = promisify(gzip)
export const compress = async (html: string): Promise<Buffer> => ownBytes(await gzipped(html))
export const decompress = promisify(gunzip)

/** How long Next's cache takes a page for current. */
export type Validity = { tags: string[]; since: number; until: number }

/** The last version of a page, ready to be sent again. */
export type StoredPage = {
  /** Next's ETag of the content: while it stays the same, the page is not hashed and compressed again. */
  etag: string
  policy: string
  gzipped: Buffer
  /** As the page was sent; empty for one that is never sent without asking Next. */
  headers: [string, OutgoingHttpHeader][]
  /** Undefined where the shop does not know which entry of Next's cache the page is. */
  validity: Validity | undefined
  /** In milliseconds since 1970. */
  sentAt: number
}

/** Room for about 1,000 pages of 30 kB. The least recently used pages go first. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * The last version of public pages, by path. Visitors get it while Next would answer with the same (current-page.ts), and
 * however old it is while the database is down or when the page takes too long (buffered-answer.ts).
 */
export const storedPages = new LRUCache<string, StoredPage>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ gzipped, policy }) => gzipped.length + policy.length,
})

/**
 * How long the page of the current request is current: until one of its tags expires, or its time is over. `seconds` is
 * its time as Next tells caches.
 */
export function validityOf(html: string, seconds: number): Validity | undefined {
  const state = requestStates().getStore()
  const entry = state?.page
  // connections and timers that begin in a request keep its state
  delete state?.page
  // Next may have rendered something else than what it keeps, or keeps only a part of the page.
  if (!entry || entry.value.html !== html || entry.value.postponed) return undefined
  const tags = String(entry.value.headers?.['x-next-cache-tags'] ?? '').split(',')
  return { tags, since: entry.lastModified, until: entry.lastModified + seconds * 1_000 }
}

/** Whether this version of a page, or of an answer, is still what would be made anew. */
export const isCurrent = ({ validity }: Pick<StoredPage, 'validity'>): boolean =>
  validity !== undefined && cacheClock() < validity.until && !hasExpiredSince(validity.tags, validity.since)
