import { load } from 'cheerio'
import { expect, test } from 'playwright/test'
import { createTire } from '../support/api'
import { lockNews } from '../support/locks'
import { type OwnShop, startOwnShop } from '../support/own-shop'
import { START_PATIENCE_MS } from '../support/second-server'
import { wordsOf } from '../support/words'

const SIZE = { width: 229, profile: 74, diameter: 15 }
const results = `/tires/filter/width=${SIZE.width}`

let shop: OwnShop
let tire: string

test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.beforeAll(async () => {
  test.setTimeout(START_PATIENCE_MS * 2)
  shop = await startOwnShop()
  await shop.start()
  // A server that has just started draws its own pages first, and may refuse a write meanwhile.
  await expect(async () => {
    tire = `/tireDetail/${await createTire(5, SIZE, shop.origin)}`
  }).toPass({ timeout: 60_000 })
})
test.afterAll(() => shop?.stop())

const ask = async (path: string, language = 'pl') => {
  const answer = await fetch(shop.origin + path, { headers: { 'accept-language': language } })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/** Requests every page once, then expires it by changing the catalog. */
async function fillAndExpire(): Promise<void> {
  for (const path of ['/', '/en', '/wheels', results, tire]) {
    // A server that has just started may be too busy at first, and renders its pages again when it begins to listen.
    await expect(async () => {
      // A HEAD request must not leave an empty page in the cache.
      const head = await fetch(shop.origin + path, { method: 'HEAD', headers: { 'accept-language': 'pl' } })
      const { status, headers, text } = await ask(path)
      expect({ path, status }).toEqual({ path, status: 200 })
      expect(head.headers.get('content-security-policy'), path).toBe(headers.get('content-security-policy'))
      expect(load(text)('h1').text().length, path).toBeGreaterThan(0)
    }).toPass({ timeout: 30_000 })
  }
  await createTire(3, SIZE, shop.origin)
}

async function expectKeptPages(): Promise<void> {
  for (const path of ['/', '/en', '/wheels', results, tire]) {
    const { status, headers, text } = await ask(path)
    expect({ path, status }).toEqual({ path, status: 200 })
    expect(Number(headers.get('age')), path).toBeGreaterThanOrEqual(0)
    expect(headers.get('content-security-policy'), path).toMatch(/script-src 'self' 'sha256-/)
    expect(load(text)('h1').text().length, path).toBeGreaterThan(0)
  }
}

async function expectOutagePages(): Promise<void> {
  const unseen = { pl: '/tireDetail/900001', en: '/en/tires/filter/width=317', ru: '/ru/wheelDetail/900002' }
  for (const [language, path] of Object.entries(unseen)) {
    const { status, headers, text } = await ask(path, language)
    const t = wordsOf(language as keyof typeof unseen)
    const $ = load(text)
    expect({ path, status }).toEqual({ path, status: 503 })
    expect(Number(headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(headers.get('cache-control'), path).toBe('private, no-store')
    expect($('html').attr('lang')).toBe(language)
    expect($('h1').text(), path).toBe(t('ui.failedTitle'))
    // Visitors can still phone the shop, and the finder still shows its last values.
    expect($('main a[href^="tel:"]').length, path).toBeGreaterThan(0)
    expect($('main form select option').length, path).toBeGreaterThan(3)
  }
}

/** Feeds, sitemaps and calls answer 503, so that no feed reader mistakes the failure for an empty feed. */
async function expectLaterFeeds(): Promise<void> {
  for (const path of ['/sitemap.xml', '/feeds/pl.xml', '/api/tires', '/api/health']) {
    const { status, headers } = await ask(path)
    expect({ path, status }).toEqual({ path, status: 503 })
    if (path !== '/api/health') expect(Number(headers.get('retry-after')), path).toBeGreaterThan(0)
  }
}

/** Checks that nothing cached during the outage survives it. */
async function expectRecovery(): Promise<void> {
  await expect(async () => {
    for (const path of ['/', results, tire]) {
      const { status, headers } = await ask(path)
      expect({ path, status, age: headers.get('age') }).toEqual({ path, status: 200, age: null })
    }
  }).toPass({ timeout: 30_000 })
}

test('while PostgreSQL is stopped, pages show their last version, or answer 503 with finder and phone number', async ({
  browser,
}) => {
  await fillAndExpire()
  await shop.stopPostgres()
  await expectKeptPages()
  await expectOutagePages()
  await expectLaterFeeds()
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL' })
  const page = await context.newPage()
  const answer = await page.goto(`${shop.origin}/tireDetail/900003`)
  expect(answer?.status()).toBe(503)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: wordsOf('pl')('ui.retry') })).toBeVisible()
  await shop.startPostgres()
  await expectRecovery()
  await page.getByRole('button', { name: wordsOf('pl')('ui.retry') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf('pl')('ui.notFoundTitle'))
  await context.close()
})

test('while PostgreSQL hangs, pages show their last version, or answer 503 with finder and phone number', async () => {
  await fillAndExpire()
  await shop.freezePostgres()
  await expectKeptPages()
  await expectOutagePages()
  await expectLaterFeeds()
  shop.thawPostgres()
  await expectRecovery()
})

test('while the data of a page is locked, the page asks to come later instead of reporting a failure', async () => {
  const release = await lockNews(shop)
  try {
    const { status, headers, text } = await ask('/en/news/900001', 'en')
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(load(text)('h1').text()).toBe(wordsOf('en')('ui.failedTitle'))
  } finally {
    await release()
  }
  expect((await ask('/en/news/900001', 'en')).status).toBe(404)
})
