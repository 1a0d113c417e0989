import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { at, type Language, wordsOf } from './words'

const say = wordsOf('pl')

const SIZE = 'width=195&profile=80&diameter=15'

/** Every kind of page that a visitor sees; in Polish, since the languages share their elements. */
const pages: [name: string, path: string, language?: Language][] = [
  ['the home page', '/'],
  ['the home page in English', '/', 'en'],
  ['the home page in Russian', '/', 'ru'],
  ['the wheel finder', '/wheels'],
  ['the spacer finder', '/spacer'],
  ['a list of tires', `/tires/filter/${SIZE}`],
  ['an empty list', '/tires/filter/width=205&profile=80&diameter=16'],
  ['a search', '/products/title/wertepy'],
  ['a search in vain', '/products/title/qqqqqq'],
  ['the news', '/allnews'],
  ['an item of the news', '/news/5'],
  ['how we work', '/howwework'],
  ['the company', '/aboutcompany'],
  ['the rules', '/rules'],
  ['the contact form', '/contact'],
  ['how to have data deleted', '/data-delition'],
  ['a product that is missing', '/tireDetail/999999'],
  ['an address that leads nowhere', '/nowhere/at/all'],
]

async function faultsOf(page: Page): Promise<string[]> {
  // no page of the shop has a frame until it is asked for, and the checker is quicker when it expects none
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`)
}

test.use({ locale: 'pl-PL', viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

// pictures are drawn at their first visit, and a machine sees none of them
test.beforeEach(({ page }) => page.route('**/media/**', (route) => route.abort()))

for (const [name, path, language = 'pl'] of pages)
  test(`${name} is built for everybody, as far as a machine can tell`, async ({ page }) => {
    await page.goto(at(language, path))
    expect(await faultsOf(page)).toEqual([])
  })

test("so are the three kinds of product, on a desk's width", async ({ page, request }) => {
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

test('so is what opens over a page: the menu, the filters, the map, a picture', async ({ page, request }) => {
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
