import { expect, test } from 'playwright/test'
import { visit } from '../support/page-head'
import { START_PATIENCE_MS, startSecondServer } from '../support/second-server'
import { isLong } from '../support/words'

// A release is built without knowing the shop's address (docs/decisions/0087-signed-releases.md).

/** Files beside the pages that name the shop's address. */
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/feeds/pl.xml',
  '/opensearch/pl.xml',
  '/manifests/pl.webmanifest',
  '/.well-known/security.txt',
]
const ofOrigin = (origin: string) => new RegExp(`${origin.replaceAll('.', '\\.')}(?!\\d)`)

/** Pages such as those of cars are many, and made by one file: one for each number of parts and first part. */
const oneOfEachKind = (paths: string[]) => {
  const kindOf = (path: string) => `${path.split('/')[1]} ${path.split('/').length}`
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()]
}

test('a server names its own address on every page and file, whatever address its build knew', async () => {
  test.setTimeout(START_PATIENCE_MS + 60_000)
  const builtWith = process.env.SHOP_ORIGIN ?? ''
  const server = await startSecondServer()
  try {
    expect(server.origin).not.toBe(builtWith)
    const textOf = async (path: string) => (await visit(new URL(path, server.origin).href)).text()
    const sitemap = await textOf('/sitemaps/pages.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    )
    expect(listed.length).toBeGreaterThan(20)
    const pages = isLong ? listed : oneOfEachKind(listed.filter((path) => !/^\/(en|ru)(\/|$)/.test(path)))
    for (const path of [...pages, ...FILES, '/unavailable', '/no-such-page']) {
      const text = await textOf(path)
      expect(text, path).not.toMatch(ofOrigin(builtWith))
      if (pages.includes(path)) expect(text, path).toMatch(ofOrigin(server.origin))
    }
  } finally {
    await server.stop()
  }
})
