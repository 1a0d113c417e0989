import { load } from 'cheerio'
import { expect, type Page, test } from 'playwright/test'
import { pressUntil } from '../support/accounts'
import { call, origin } from '../support/api'
import { fetchEnglishTitles } from '../support/news'
import { visit } from '../support/page-head'
import { fetchDemoProducts, fetchProducts } from '../support/products'
import { followLink } from '../support/shoppers'
import { visible } from '../support/visible'
import { at, isLong, joined, languages, wordsOf } from '../support/words'

const t = wordsOf('en')
test.use({ locale: 'en-GB' })

const own = new URL(origin).hostname
/** Every foreign host that a page sends requests to. */
function strangers(page: Page): string[] {
  const hosts: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== own) hosts.push(request.url())
  })
  return hosts
}

/** Notes what a page's own content security policy refused. */
async function policyViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('noteViolation', (what: string) => violations.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const note = (window as typeof window & { noteViolation: (what: string) => void }).noteViolation
      note(`${location.pathname} ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    }),
  )
  return violations
}

test('the public pages send requests to no other host, log no error and keep to their content security policy', async ({
  browser,
}) => {
  const product = async (list: string) => (await fetchDemoProducts(list))[0]?.id
  const tour = [
    '/',
    '/tires/filter/width=195&profile=80&diameter=15',
    `/tireDetail/${await product('tires')}`,
    '/spacer',
    '/products/title/jimny',
    '/allnews',
    '/contact',
    '/car/suzuki/jimny-jb74',
    '/kit',
    '/tools/bolt-circle',
    '/withdrawal',
    '/cart',
    '/signIn',
    '/track',
  ]
  /** Made of the same parts, and opened by other journeys. */
  const others = [
    '/wheels/filter/diameter=15&boltSpacing=5x139.7',
    '/news/1',
    '/howwework',
    '/car',
    '/car/suzuki',
    '/complaint',
    '/registration',
    '/wheels',
    `/wheelDetail/${await product('wheels')}`,
    `/spacerDetail/${await product('spacers')}`,
    '/glossary',
    '/car/sources',
    '/tools',
    '/tools/tire-size',
    '/tools/offset',
    '/tools/gearing',
    '/tools/load-speed',
    '/aboutcompany',
    '/rules',
    '/data-delition',
    '/privacy',
    '/safety',
    '/complaint/result',
    '/accessibility',
    '/reset-password',
    '/track/unknown',
  ]
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  const met = strangers(page)
  const violations = await policyViolations(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    // a picture of a busy shop may be asked to come later
    const isLatePicture =
      message.text().includes('status of 503') && message.location().url.startsWith(`${origin}/media/`)
    if (!isLatePicture) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  for (const [i, path] of (isLong ? [...tour, ...others] : tour).entries()) {
    const language = languages[i % 3] ?? 'pl'
    const response = await page.goto(origin + at(language, path))
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy, path).toMatch(/script-src 'self' 'sha256-[^;]*;/)
    expect(policy, path).not.toMatch(/script-src[^;]*'unsafe-inline'/)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(visible(page.locator('h1')).first()).toBeVisible()
  }
  expect(met).toEqual([])
  expect(violations).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('the news lead to their item; a video of another site is asked for only by a press', async ({
  page,
}) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
  )
  const met = strangers(page)
  const fetchNews = async () => {
    const { body } = await call<{ id: number; title: string; urlVideo: string }[]>('GET', '/api/tires/news')
    const english = await fetchEnglishTitles()
    return body.map(({ id, title, urlVideo }) => {
      const translated = english.get(id)
      const shown = translated ? joined(translated, 'en') : joined(title, 'pl')
      return { id, title: shown, urlVideo, isTranslated: translated !== undefined }
    })
  }
  let news: Awaited<ReturnType<typeof fetchNews>> = []
  const cards = page.getByRole('main').getByRole('article')
  // other journeys publish and withdraw meanwhile
  await expect(async () => {
    news = await fetchNews()
    expect(news.length).toBeGreaterThanOrEqual(12)
    await page.goto('/en/allnews')
    await expect(page.getByRole('heading', { level: 1, name: t('news.title') })).toBeVisible()
    const soon = { timeout: 2_000 }
    await expect(cards).toHaveCount(news.length, soon)
    await expect(cards.getByRole('heading')).toHaveText(
      news.map(({ title }) => title),
      soon,
    )
    await expect(cards.locator('img')).toHaveCount(news.length, soon)
    // what nobody wrote in English says so, and is read in Polish
    const inPolish = cards.filter({ hasText: t('news.inPolish') })
    const untranslated = news.filter(({ isTranslated }) => !isTranslated)
    expect(untranslated.length).toBeGreaterThan(0)
    await expect(inPolish).toHaveCount(untranslated.length, soon)
    await expect(inPolish.first().locator('[lang=pl]')).toHaveCount(1, soon)
  }).toPass({ timeout: 60_000 })

  for (const kind of ['watch', 'shorts']) {
    const item = news.find(({ urlVideo }) => urlVideo.includes(kind))
    if (!item) throw new Error(`no news with a ${kind} link`)
    await page.goto('/en/allnews')
    await page.getByRole('link', { name: item.title }).click()
    await expect(page).toHaveURL(`${origin}/en/news/${item.id}`)
    await expect(page.getByRole('heading', { level: 1, name: item.title })).toBeVisible()
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(0)
    expect(met.filter((address) => !address.includes('youtube-nocookie'))).toEqual([])
    const before = met.length
    const player = page.getByRole('main').locator('iframe')
    const play = page.getByRole('button', { name: t('news.play') })
    await pressUntil(
      async () => {
        if (await play.isVisible()) await play.click({ timeout: 3_000 })
      },
      () =>
        expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/, {
          timeout: 3_000,
        }),
    )
    await expect(player).toHaveAttribute('title', t('news.video', { title: item.title }))
    await expect.poll(() => met.length).toBeGreaterThan(before)
  }

  const plain = news.find(({ urlVideo }) => !urlVideo)
  await page.goto(`/en/news/${plain?.id}`)
  await expect(page.getByLabel(t('news.shopVideo'))).toHaveAttribute('poster', '/video/rolling-tire.webp')
  expect(met.filter((address) => !address.includes('youtube-nocookie'))).toEqual([])
})

test('the street map is asked for only by a press', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  )
  const met = strangers(page)
  await page.goto('/en/contact')
  const main = page.getByRole('main')
  const show = main.getByRole('button', { name: t('contactPage.mapShow') })
  await expect(show).toBeVisible()
  await expect(main.locator('iframe')).toHaveCount(0)
  expect(met).toEqual([])
  await pressUntil(
    async () => {
      if (await show.isVisible()) await show.click({ timeout: 3_000 })
    },
    () =>
      expect(main.locator('iframe')).toHaveAttribute(
        'src',
        /^https:\/\/www\.openstreetmap\.org\/export\/embed/,
        { timeout: 3_000 },
      ),
  )
  await expect.poll(() => met.length).toBeGreaterThan(0)

  met.length = 0
  await page.goto('/en/howwework')
  const footer = page.getByRole('contentinfo')
  const map = footer.getByTitle(t('footer.mapTitle').replace(/ \{.*/, ''))
  await footer.getByRole('button', { name: t('footer.map') }).scrollIntoViewIfNeeded()
  await expect(map).toBeHidden()
  expect(met).toEqual([])
  await footer.getByRole('button', { name: t('footer.map') }).click()
  await expect(map).toBeVisible()
  await expect.poll(() => met.length).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(map).toBeHidden()
})

test('beside the price of a tire stand the ban of its studs, and its EU label or why it has none', async () => {
  const newestFirst = (await fetchProducts()).filter(({ product_type }) => product_type === 'Tire')
  const plain = (text: string) => text.replace(/\s+/g, ' ')
  const ofUse = (use: string) => newestFirst.find((tire) => tire.retread && tire.use === use)
  const cases: [tire: { id: number }, said: string[], unsaid: string[]][] = [
    [ofUse('studded'), ['studdedTitle', 'retreadTitle'], ['euLabelLink']],
    [ofUse('mud'), ['retreadTitle'], ['studdedTitle', 'euLabelLink']],
    [
      newestFirst.find((tire) => tire.eprel_id !== null),
      ['euLabel', 'euLabelLink'],
      ['studdedTitle', 'retreadTitle'],
    ],
  ]
  for (const [{ id }, said, unsaid] of cases) {
    for (const language of languages) {
      const words = wordsOf(language)
      const answer = await visit(origin + at(language, `/tireDetail/${id}`))
      const $ = load(await answer.text())
      const text = plain($('main').text())
      for (const key of said) expect(text, `${id} ${key}`).toContain(plain(words(`product.${key}`)))
      for (const key of unsaid) expect(text, `${id} ${key}`).not.toContain(plain(words(`product.${key}`)))
      const links = $('main a[href^="https://eprel.ec.europa.eu/qr/"]')
      expect(links.length, `${id}`).toBe(said.includes('euLabelLink') ? 1 : 0)
    }
  }
})

test('a card says the size once, and on studded tires that public roads are closed to them', async () => {
  for (const language of languages) {
    const path = at(language, '/tires/filter/width=195&profile=80&diameter=15&season=winter')
    const $ = load(await (await visit(origin + path)).text())
    const cards = $('main article')
      .map((_, card) => $(card).text().replace(/\s+/g, ' '))
      .get()
    expect(cards.some((card) => card.includes('Kolce'))).toBe(true)
    for (const card of cards) {
      expect(card.match(/195\/80/g), card).toHaveLength(1)
      expect(card.includes(wordsOf(language)('card.notOnRoads')), card).toBe(card.includes('Kolce'))
    }
  }
})

test("a product's pictures are stepped through, enlarged and left with the keyboard", async ({ page }) => {
  const { body } = await call<{ id: number; title: string; urls: string[] }[]>(
    'GET',
    '/api/wheels?pageSize=100',
  )
  const stored = 'Felga stalowa Trakt Baza '
  const wheel = body.find(({ title, urls }) => urls.length > 1 && title.startsWith(stored))
  const title =
    wheel?.title
      .replace(stored, 'Trakt Baza steel wheel ')
      .replace('ET-', 'ET\u2212')
      .replace(/([\d.]+)Jx(\d+)/, '$2x$1') ?? ''
  await page.goto(`/en/wheelDetail/${wheel?.id}`)
  const gallery = page.getByRole('region', { name: t('product.gallery') })
  const thumbnails = gallery.locator('a[aria-current]')
  const total = await thumbnails.count()
  expect(total).toBeGreaterThan(2)
  const picture = (number: number) =>
    gallery.getByRole('button', { name: t('product.picture', { title, number }) })
  const isShown = (number: number) =>
    expect(thumbnails.nth(number - 1)).toHaveAttribute('aria-current', 'true')
  await isShown(1)
  await pressUntil(
    async () => {
      await picture(1).focus()
      await page.keyboard.press('ArrowRight')
    },
    () => expect(thumbnails.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 3_000 }),
  )
  await page.keyboard.press('ArrowLeft')
  await isShown(1)
  await thumbnails.nth(2).focus()
  await page.keyboard.press('Enter')
  await isShown(3)

  await picture(3).focus()
  await page.keyboard.press('Enter')
  const zoom = page.getByRole('dialog')
  await expect(zoom).toBeVisible()
  // the arrows move over a picture that is larger than the window
  await zoom.getByRole('button', { name: t('product.enlarge') }).press('Enter')
  const shift = () =>
    zoom
      .locator('div')
      .first()
      .evaluate((box) => box.scrollLeft)
  await expect(async () => {
    // until the large picture has come, there is nothing to move over
    await page.keyboard.press('ArrowRight')
    expect(await shift()).toBeGreaterThan(0)
  }).toPass()
  await isShown(3)
  await zoom.getByRole('button', { name: t('product.previousPicture') }).focus()
  await page.keyboard.press('Enter')
  await isShown(2)
  await page.keyboard.press('Escape')
  await expect(zoom).toBeHidden()

  await picture(2).press('Enter')
  await expect(zoom).toBeVisible()
  await followLink(page, '/en/contact')
  await expect(page).toHaveURL(/\/en\/contact$/)
  await expect(zoom).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/wheelDetail/)
  await expect(zoom).toBeHidden()
  await picture(2).press('ArrowLeft')
  await isShown(1)
})
