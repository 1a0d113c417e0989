// The cache handler of next.config.ts: Next's own in-memory cache, which stores only pages that are worth finding.
// Next loads this file without compiling it, so it is JavaScript.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// Node returns the module, the bundler its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** In pages that are hidden from search engines: an empty result, an invalid filter, a search. */
const HIDDEN = '<meta name="robots" content="noindex'

/**
 * Pages at addresses that anybody can invent are rendered but not stored: a hundred of them would evict the shop's own
 * pages, and nobody requests them twice.
 */
export default class PageCache extends FileSystemCache {
  async set(key, data, context) {
    const isMadeUp = data?.kind === 'APP_PAGE' && ((data.status ?? 200) >= 300 || data.html.includes(HIDDEN))
    if (!isMadeUp || this.flushToDisk) await super.set(key, data, context)
  }
}
