/** What the tests use of the cache; Next knows the rest. */
type Context = { kind?: 'APP_PAGE'; isFallback?: boolean }

export default class PageCache {
  constructor(options: {
    fs: object
    flushToDisk: boolean
    serverDistDir: string
    maxMemoryCacheSize: number
  })
  get(key: string, context: Context): Promise<unknown>
  set(key: string, data: object, context: Context): Promise<void>
}
