import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export const compress = promisify(gzip)
export const decompress = promisify(gunzip)

/** The last version of a page, ready to be sent again. */
export type StoredPage = {
  /** Next's ETag of the content: while it stays the same, the page is not hashed and compressed again. */
  etag: string
  policy: string
  gzipped: Buffer
  /** In milliseconds since 1970. */
  sentAt: number
}

/** Room for about 1,000 pages of 30 kB. The least recently used pages go first. */
const MOST_BYTES = 32 * 1024 * 1024

/** The last version of public pages, by path. Visitors get it while the database is down, or when the page takes too long (buffered-answer.ts). */
export const storedPages = new LRUCache<string, StoredPage>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ gzipped, policy }) => gzipped.length + policy.length,
})
