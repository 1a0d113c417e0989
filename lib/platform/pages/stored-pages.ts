import type { OutgoingHttpHeader } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { hasExpiredSince } from '@/lib/platform/cache/cache'
import type { Encoding } from '@/lib/platform/http/server/accepted-encoding'
import { cacheClock, requestStates } from '@/lib/platform/runtime/request-state'

/** Of a page that was just rendered: takes the 2 ms that gzip takes, and leaves an eighth less. */
const QUALITY = 6
/** Of a page that is asked for again: leaves a twelfth less still, in 30 to 60 ms. */
const BEST_QUALITY = 10
/** The pause between two recompressed pages, so that compression takes a twentieth of a processor at most. */
const PAUSE_MS = 1_000

const [toBrotli, fromBrotli, toGzip] = [
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(gzip),
]

/** A copy in memory of its own: Node cuts small buffers out of a shared block, which stays as long as one of them is kept. */
export function ownBytes(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

export const compress = async (html: string | Buffer, quality = QUALITY): Promise<Buffer> =>
  ownBytes(await toBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }))

/** A page in the encoding that a client accepts. Browsers accept Brotli; gzip is made at the first visit that needs it. */
export async function bodyOf(page: StoredPage, encoding: Encoding | undefined): Promise<Buffer> {
  if (encoding === 'br') return page.compressed
  if (encoding === undefined) return fromBrotli(page.compressed)
  page.gzipped ??= fromBrotli(page.compressed).then(async (html) => ownBytes(await toGzip(html)))
  return page.gzipped
}

/** How long Next's cache takes a page for current. */
export type Validity = { tags: string[]; since: number; until: number }

export type StoredPage = {
  /** Next's ETag of the content: while it stays the same, the page is not hashed and compressed again. */
  etag: string
  policy: string
  compressed: Buffer
  /** For clients that take nothing better. */
  gzipped?: Promise<Buffer>
  /** Whether it is, or is being, compressed with the best quality. */
  isBest?: boolean
  /** The encoded page; empty for a page that is never sent without asking Next. */
  headers: [string, OutgoingHttpHeader][]
  validity: Validity | undefined
  /** In milliseconds since 1970. */
  sentAt: number
}

/** Room for about 700 pages of 22 kB, the gzip of each counted with it. The least recently used pages go first. */
const MOST_BYTES = 32 * 1024 * 1024

/**
 * The last version of public pages, by path: sent while Next would answer with the same (page-interceptor.ts), and however
 * old while the database is down or the page takes too long (buffered-answer.ts).
 */
export const storedPages = new LRUCache<string, StoredPage>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ compressed, policy }) => 2 * compressed.length + policy.length,
})

/** How long the page of the current request is current; `seconds` is its time as Next tells caches. */
export function validityOf(html: string, seconds: number): Validity | undefined {
  const state = requestStates().getStore()
  const entry = state?.page
  // connections and timers that begin in a request keep its state
  delete state?.page
  // Next may have rendered another version than it keeps, or keep only a part of the page.
  if (!entry || entry.value.html !== html || entry.value.postponed) return undefined
  const tags = String(entry.value.headers?.['x-next-cache-tags'] ?? '').split(',')
  return { tags, since: entry.lastModified, until: entry.lastModified + seconds * 1_000 }
}

/** Whether this version of a page, or of an answer, is still what would be made anew. */
export const isCurrent = ({ validity }: Pick<StoredPage, 'validity'>): boolean =>
  validity !== undefined && cacheClock() < validity.until && !hasExpiredSince(validity.tags, validity.since)

let lastBest = Number.NEGATIVE_INFINITY

/** Compresses a page that is asked for again as well as is worth it, once and beside other work. */
export async function compressBest(page: StoredPage): Promise<void> {
  const now = performance.now()
  if (page.isBest || now - lastBest < PAUSE_MS) return
  lastBest = now
  page.isBest = true
  page.compressed = await compress(await fromBrotli(page.compressed), BEST_QUALITY)
}
