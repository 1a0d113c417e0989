// The cache handler of next.config.ts: Next's own in-memory cache, which stores only pages that are worth finding.
// Next loads this file without compiling it, so it is JavaScript.
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

// Node returns the module, the bundler its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** In pages that are hidden from search engines: an empty result, an invalid filter, a search. */
const HIDDEN = '<meta name="robots" content="noindex'
/** Longer than rendering a page takes. */
const RENDERING_MS = 10_000

/** What is known of the current request (lib/platform/runtime/request-state.ts). */
const requestState = () => globalThis.shopRequests?.getStore()

/**
 * Pages at addresses that anybody can invent are rendered but not stored: a hundred of them would evict the shop's own
 * pages, and nobody requests them twice.
 *
 * Next dates a page by the end of its rendering. A page that was being rendered from older rows while its tag expired
 * would count as new, so it is dated by the beginning of the request that rendered it.
 */
export default class PageCache extends FileSystemCache {
  async get(key, context) {
    const entry = await super.get(key, context)
    if (!context.isFallback) notePage(entry)
    return entry
  }

  async set(key, data, context) {
    const isMadeUp = data?.kind === 'APP_PAGE' && ((data.status ?? 200) >= 300 || data.html.includes(HIDDEN))
    if (isMadeUp && !this.flushToDisk) return
    const storing = super.set(key, data, context)
    const entry = FileSystemCache.memoryCache?.get(key)
    if (entry) entry.lastModified = requestState()?.beganAt ?? Date.now() - RENDERING_MS
    if (!context.isFallback) notePage(entry)
    await storing
  }
}

/** Lets the shop know with which tags the page of the current request is stored, and since when. */
function notePage(entry) {
  const state = requestState()
  if (state && entry?.value?.kind === 'APP_PAGE') state.page = entry
}
