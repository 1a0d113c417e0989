// The store of drawn pages that next.config.ts names: Next's own, in memory, which keeps what is worth finding only.
// Next loads it as it stands, so it is JavaScript.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// Node hands over the module, the bundler its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** Of a page that search engines are told to leave alone: an empty result, a filter that was not understood, a search. */
const HIDDEN = '<meta name="robots" content="noindex'

/**
 * Addresses that anybody makes up are drawn, but not kept: a hundred of them would push the shop's own pages out, and
 * nobody asks for them twice.
 */
export default class PageCache extends FileSystemCache {
  async set(key, data, context) {
    const isMadeUp = data?.kind === 'APP_PAGE' && ((data.status ?? 200) >= 300 || data.html.includes(HIDDEN))
    if (!isMadeUp || this.flushToDisk) await super.set(key, data, context)
  }
}
