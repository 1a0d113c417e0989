import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { at, type Language, wordsOf } from './words'

const say = wordsOf('pl')

const SIZE = 'width=195&profile=80&diameter=15'

/** One page of every kind; mostly in Polish, since the languages share their markup. */
const pages: Record<string, [path: string, language?: Language][]> = {
  'the finders': [['/'], ['/', 'en'], ['/', 'ru'], ['/wheels'], ['/spacer']],
  'lists and searches with and without results': [
    [`/tires/filter/${SIZE}`],
    ['/tires/filter/width=205&profile=80&diameter=16'],
    ['/products/title/wertepy'],
    ['/products/title/qqqqqq'],
  ],
  'the news and what is missing': [['/allnews'], ['/news/5'], ['/tireDetail/999999'], ['/nowhere/at/all']],
  "the company's pages": [
    ['/howwework'],
    ['/glossary'],
    ['/aboutcompany'],
    ['/rules'],
    ['/contact'],
    ['/data-delition'],
  ],
  'the pages that the law asks for': [['/privacy'], ['/safety'], ['/accessibility']],
}

async function faultsOf(page: Page): Promise<string[]> {
  // The shop's pages have no frames at this point, and axe is faster when it does not look for them.
  const light = await new AxeBuilder({ page }).setLegacyMode().analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  // Only the colors differ.
  const dark = await new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast').analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light.violations, ...dark.violations].map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`,
  )
}

// A finding names its element, so a trace is not needed; recording one for axe is slow.
test.use({
  locale: 'pl-PL',
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
})

// axe does not look at pictures, and drawing them on the first visit takes time.
test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()))

for (const [which, addresses] of Object.entries(pages))
  test(`axe finds no violation on ${which}`, async ({ page }) => {
    for (const [path, language = 'pl'] of addresses) {
      await page.goto(at(language, path))
      expect(await faultsOf(page), at(language, path)).toEqual([])
    }
  })

test('axe finds no violation on the three kinds of product page on a wide screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [list, detail] of [
    ['tires', 'tireDetail'],
    ['wheels', 'wheelDetail'],
    ['spacers', 'spacerDetail'],
  ]) {
    const [product] = await (await request.get(`/api/${list}?pageSize=1`)).json()
    await page.goto(`/${detail}/${product.id}`)
    expect(await faultsOf(page), detail).toEqual([])
  }
})

test('axe finds no violation in the menu, the filters, the map and the enlarged picture', async ({
  page,
  request,
}) => {
  const opened = async (path: string, button: string | RegExp, inside: string | RegExp) => {
    await page.goto(path)
    await expect(async () => {
      await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
      await expect(page.getByRole('button', { name: inside }).filter({ visible: true }).first()).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    expect(await faultsOf(page), `${path}: ${button}`).toEqual([])
  }
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ body: '<title>map</title>' }),
  )
  await opened('/', say('layout.menu'), say('layout.closeMenu'))
  await opened(`/tires/filter/${SIZE}`, say('results.narrow'), say('finder.closeFilters'))
  await opened('/howwework', say('layout.map'), say('layout.mapClose'))
  const [tire] = await (await request.get('/api/tires?pageSize=1')).json()
  await opened(`/tireDetail/${tire.id}`, new RegExp(say('product.zoom')), say('product.closeZoom'))
})
