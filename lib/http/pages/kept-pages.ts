import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export const compress = promisify(gzip)
export const decompress = promisify(gunzip)

/** A page as it was last sent, ready to be sent again. */
export type KeptPage = {
  /** Next's tag of the content: as long as it is the same, nothing has to be hashed and compressed again. */
  etag: string
  policy: string
  gzipped: Buffer
  /** Milliseconds since 1970. */
  sentAt: number
}

/** About 1,000 pages of 30 kB. Pages that nobody asked for longest go first. */
const MOST_BYTES = 32 * 1024 * 1024

/** The last version of public pages, by path: what visitors get while the database cannot be asked for a newer one. */
export const keptPages = new LRUCache<string, KeptPage>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ gzipped, policy }) => gzipped.length + policy.length,
})
