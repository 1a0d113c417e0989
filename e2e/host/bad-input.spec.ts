import { load } from 'cheerio'
import fc from 'fast-check'
import { expect, test } from 'playwright/test'
import { origin } from '../support/api'
import { fetchHead, forEach, visit } from '../support/page-head'
import { fetchDemoProducts } from '../support/products'
import { at, browserLocale, isLong, languages, walkedIn, wordsOf } from '../support/words'

async function ask(path: string) {
  const response = await visit(origin + path)
  const $ = load(await response.text())
  return { path, status: response.status, location: response.headers.get('location'), $ }
}

const unknown = [
  '/tireDetail/999999',
  '/tireDetail/0',
  '/tireDetail/-1',
  '/tireDetail/1e3',
  '/tireDetail/abc',
  '/wheelDetail/99999999999999999999',
  '/spacerDetail/%00',
  '/news/999999',
  '/news/x',
  '/no-such-page',
  '/no/such/page',
  '/products/title/%20',
]

for (const language of walkedIn('ru')) {
  const t = wordsOf(language)

  test.describe(language, () => {
    test.use({ locale: browserLocale[language] })

    test('what does not exist is a 404 that says so and leads on', async ({ page }) => {
      const answers = await forEach(unknown, (path) => ask(at(language, path)))
      expect(answers.map(({ path, status }) => ({ path, status }))).toEqual(
        unknown.map((path) => ({ path: at(language, path), status: 404 })),
      )
      const textOf = (text: string) => text.replace(/\s+/g, ' ').trim()
      for (const [path, key] of [
        ['/tireDetail/999999', 'ui.notFoundTitle'],
        ['/news/999999', 'news.itemNotFound'],
        ['/products/title/%20', 'ui.notFoundTitle'],
      ] as const) {
        const { $ } = await ask(at(language, path))
        expect(textOf($('h1, h2').first().text()), path).toBe(t(key))
        expect($('html').attr('lang'), path).toBe(language)
      }
      for (const [path, form] of [
        ['/tireDetail/999999', 'finder.tireForm'],
        ['/wheelDetail/999999', 'finder.wheelForm'],
        ['/spacerDetail/999999', 'finder.spacerForm'],
        ['/no-such-page', 'finder.tireForm'],
      ] as const) {
        const { $ } = await ask(at(language, path))
        expect($('html').attr('lang'), path).toBe(language)
        expect(textOf($('head title').text()), path).toMatch(new RegExp(`^${t('ui.notFoundTitle')}`))
        expect($(`main form[aria-label="${t(form)}"]`).length, path).toBeGreaterThan(0)
        const home = $('main a').filter((_, link) => textOf($(link).text()) === t('ui.backHome'))
        expect(home.attr('href'), path).toBe(at(language, '/'))
      }
      // and one of them as a browser shows it
      await page.goto(at(language, '/news/999999'))
      await expect(page.getByRole('heading', { name: t('news.itemNotFound') })).toBeVisible()
    })

    test('what an address asks for in vain is named, and the rest is shown', async () => {
      const mistakes: [path: string, problem: string][] = [
        ['/tires/filter/width=abc', 'invalid_number'],
        ['/tires/filter/width=195&width=205', 'repeated'],
        ['/tires/filter/width=195&colour=red', 'unknown_parameter'],
        ['/tires/filter/season=monsoon', 'unknown_value'],
        ['/tires/filter/width=195&sort=down', 'unknown_value'],
        ['/tires/filter/width=195&page=0', 'out_of_range'],
        ['/tires/filter/width=195&page=x', 'invalid_number'],
        ['/tires/filter/width=195&priceFrom=700&priceTo=300', 'prices_crossed'],
        ['/tires/filter/manufacturer=%00', 'invalid_value'],
        [`/tires/filter/manufacturer=${'x'.repeat(10_000)}`, 'too_long'],
        ['/wheels/filter/diameter=15&boltSpacing=banana', 'invalid_value'],
        ['/wheels/filter/diameter=-15', 'invalid_number'],
        ['/spacer/filter/boltDistance=5x139.7&thickness=thick', 'invalid_number'],
      ]
      for (const [path, problem] of mistakes) {
        const { status, $ } = await ask(at(language, path))
        // Non-breaking spaces are not checked here.
        const note = $('main [role=alert]').text().replace(/\s/g, ' ')
        expect({ path: path.slice(0, 80), status }).toEqual({ path: path.slice(0, 80), status: 200 })
        expect(note, path.slice(0, 80)).toContain(t('results.problemsTitle').replace(/\s/g, ' '))
        expect(note, path.slice(0, 80)).toContain(t(`results.problems.${problem}`).replace(/\s/g, ' '))
        expect($('main form').length, path.slice(0, 80)).toBeGreaterThan(0)
        expect($(`main ul[aria-label="${t('results.list')}"] li`).length, path.slice(0, 80)).toBeGreaterThan(
          0,
        )
      }
      const past = await ask(at(language, '/wheels/filter/diameter=15&page=99'))
      expect(past.status).toBe(200)
      expect(past.$('main').text()).toContain(t('results.lastPage'))
      expect(past.$('a[rel=prev]').attr('href')).not.toContain('page=98')
      const none = await ask(at(language, '/tires/filter/width=200&profile=80&diameter=15'))
      expect(none.status).toBe(200)
      expect(none.$('main').text()).toContain(t('results.none'))
      expect(none.$(`main a[href^="${at(language, '/tires/filter/')}"]`).length).toBeGreaterThan(0)
    })
  })
}

test('a product asked for as another kind has moved for good to its own page', async () => {
  const kinds = { tires: '/tireDetail/', wheels: '/wheelDetail/', spacers: '/spacerDetail/' }
  for (const [list, own] of Object.entries(kinds)) {
    const id = (await fetchDemoProducts(list))[0]?.id
    for (const other of Object.values(kinds).filter((path) => path !== own))
      for (const language of languages) {
        const { status, location } = await ask(at(language, other + id))
        // A page that is rendered for the first time repeats its Location header.
        const said = new Set(location?.split(', '))
        expect({ status, said: [...said] }).toEqual({ status: 308, said: [at(language, own + id)] })
      }
  }
})

test('a malformed address is answered 400 in every language', async () => {
  for (const path of [
    '/tires/filter/%zz',
    '/%',
    '/en/products/title/%E0%A4',
    '/news/%ff',
    '/ru/tireDetail/%c3%28',
  ]) {
    const { status, $ } = await ask(path)
    expect(status, path).toBe(400)
    expect($('body').text(), path).toMatch(/Nieprawidłowy adres.*Invalid address.*Неверный адрес/)
    expect($('a[href="/"]').length, path).toBe(1)
  }
  expect((await ask('/api/products/title/%zz')).status).toBe(400)
  expect((await ask('/api/tires?width=%zz')).status).toBe(400)
})

test('whatever stands in an address, the shop never answers 500', async () => {
  test.setTimeout(300_000)
  const value = fc.oneof(
    fc.constantFrom(
      '0',
      '-1',
      'NaN',
      'Infinity',
      '1e999',
      "'",
      '"',
      '\\',
      '%',
      '%25',
      '..',
      '<script>',
      'null',
      '\u0000',
    ),
    fc.constantFrom('5x139.7', '5×139,7', '195', '15', '00015', '15.0', '15,5', '999999999999999999'),
    fc.string({ unit: 'binary', maxLength: 20 }),
  )
  const name = fc.oneof(
    fc.constantFrom('width', 'profile', 'diameter', 'priceFrom', 'priceTo', 'protector', 'sort', 'page'),
    fc.constantFrom(
      'boltSpacing',
      'boltDistance',
      'thickness',
      'offset',
      'color',
      'price',
      'inStock',
      'icVc',
    ),
    fc.string({ maxLength: 6 }),
  )
  const query = fc
    .array(fc.tuple(name, value), { maxLength: 5 })
    .map((pairs) => pairs.map((pair) => pair.map((part) => encodeURIComponent(part)).join('=')).join('&'))
  const text = value.map((part) => encodeURIComponent(part))
  const path = fc.oneof(
    { weight: 4, arbitrary: query.map((part) => `/tires/filter/${part}`) },
    { weight: 3, arbitrary: query.map((part) => `/en/wheels/filter/${part}`) },
    { weight: 3, arbitrary: query.map((part) => `/ru/spacer/filter/${part}`) },
    { weight: 2, arbitrary: query.map((part) => `/tires/filter?${part}`) },
    { weight: 3, arbitrary: text.map((part) => `/products/title/${part}`) },
    { weight: 1, arbitrary: text.map((part) => `/tireDetail/${part}`) },
    { weight: 1, arbitrary: text.map((part) => `/en/news/${part}`) },
    { weight: 1, arbitrary: text.map((part) => `/sitemaps/${part}`) },
  )
  const addresses = [
    // The fuzzer sends more of them in every run.
    ...fc.sample(path, { numRuns: isLong ? 120 : 30, seed: 4 }),
    `/products/title/${'a'.repeat(10_000)}`,
    `/${'a/'.repeat(5_000)}a`,
    '/tires/filter/%00',
    '/products/title/%00',
    '/%00',
  ]
  const answers = await forEach(addresses, async (address) => ({
    address,
    status: (await ask(address)).status,
  }))
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(isLong ? 50 : 12)
})

test('the language that somebody chooses holds for the page, its query and the next visit', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  const localeCookie = async () =>
    (await context.cookies()).find(({ name }) => name === 'trakt-locale')?.value
  await page.goto('/tires?width=265&profile=70&diameter=16')
  expect(await localeCookie()).toBeUndefined()
  await expect(async () => {
    const selector = page.locator('summary').filter({ hasText: /^PL$/ })
    // On a slow machine a page may still arrive after the navigation was abandoned.
    if (!page.url().includes('/en/')) {
      await selector.click({ timeout: 3_000 })
      await page.getByRole('link', { name: 'English' }).click({ timeout: 3_000 })
    }
    await expect(page).toHaveURL(/\/en\/tires/, { timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await expect(page).toHaveURL(`${origin}/en/tires?width=265&profile=70&diameter=16`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await localeCookie()).toBe('en')
  expect(await page.evaluate(() => localStorage.getItem('trakt-locale'))).toBe('en')

  await page.goto('/wheels/filter/diameter=15')
  await expect(page).toHaveURL(`${origin}/en/wheels/filter/diameter=15`)
  // Some browsers keep a cookie set by a script for only one week.
  await context.clearCookies()
  await page.goto('/wheels/filter/diameter=16')
  await expect(page).toHaveURL(`${origin}/en/wheels/filter/diameter=16`)
  expect(await localeCookie()).toBe('en')
  await page.goto('/ru/wheels')
  await expect(page).toHaveURL(`${origin}/ru/wheels`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  expect(await localeCookie()).toBe('en')
  await context.close()

  // Without the cookie the server redirects by the browser's language, before the page can know the choice.
  const remembered = [{ name: 'trakt-locale', value: 'ru' }]
  const english = await browser.newContext({
    locale: 'en-GB',
    storageState: { cookies: [], origins: [{ origin, localStorage: remembered }] },
  })
  const forgetful = await english.newPage()
  await forgetful.goto('/')
  await expect(forgetful).toHaveURL(`${origin}/ru`)
  await english.close()
})

test("a first visit follows the browser's language, Polish for all that the shop does not speak", async () => {
  const visit = async (acceptLanguage: string, path = '/spacer?a=1', cookie = '') => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'accept-language': acceptLanguage, ...(cookie ? { cookie } : {}) },
    })
    const location = response.headers.get('location')
    return {
      to: location && new URL(location, origin).href.replace(origin, ''),
      stored: response.headers.get('set-cookie'),
      cached: location ? response.headers.get('cache-control') : undefined,
    }
  }
  const redirected = { stored: null, cached: 'private, no-store' }
  expect(await visit('ru-RU,ru;q=0.9,en;q=0.8')).toEqual({ to: '/ru/spacer?a=1', ...redirected })
  expect(await visit('de,en;q=0.5')).toEqual({ to: '/en/spacer?a=1', ...redirected })
  expect((await visit('de,fr;q=0.5')).to).toBeNull()
  expect((await visit('pl,en;q=0.5')).to).toBeNull()
  expect((await visit('ru', '/spacer', 'trakt-locale=pl')).to).toBeNull()
  expect((await visit('pl', '/spacer', 'trakt-locale=ru')).to).toBe('/ru/spacer')
  expect((await visit('ru', '/en/spacer', 'trakt-locale=ru')).to).toBeNull()
  expect((await visit('pl', '/pl/spacer')).to).toBe('/spacer')
  for (const language of languages)
    expect((await fetchHead(origin + at(language, '/howwework'))).language).toBe(language)
})
