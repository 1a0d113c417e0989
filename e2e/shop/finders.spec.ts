import { expect, type Locator, type Page, test } from 'playwright/test'
import { origin } from '../support/api'
import { at, browserLocale, isLong, type Language, walkedIn, wordsOf } from '../support/words'

type Finder = {
  /** The page of the finder, the page of its results, and the call that lists the same products. */
  path: string
  results: string
  list: string
  /** Message keys: the form's name, the button with the count, the heading of the results. */
  form: string
  show: string
  count: string
  /** The selects in order, each with a value to choose. Other tests create no products in these sizes. */
  choices: [label: string, value: string][]
  query: string
  /** The addresses of the steps when each step is a page of its own (without JavaScript). */
  stations: { choose: [name: string, value: string][]; query: string }[]
}

const tires: Finder = {
  path: '/',
  results: '/tires/filter',
  list: '/api/tires',
  form: 'finder.tireForm',
  show: 'finder.show',
  count: 'results.count',
  choices: [
    ['finder.width', '265'],
    ['finder.profile', '70'],
    ['finder.diameter', '16'],
  ],
  query: 'width=265&profile=70&diameter=16&season=allseason&priceFrom=0&priceTo=2000',
  stations: [
    {
      choose: [
        ['width', '265'],
        ['profile', '0'],
        ['diameter', '0'],
      ],
      query: 'width=265&season=allseason&priceFrom=0&priceTo=2000',
    },
    {
      choose: [['profile', '70']],
      query: 'width=265&profile=70&season=allseason&priceFrom=0&priceTo=2000',
    },
    {
      choose: [['diameter', '16']],
      query: 'width=265&profile=70&diameter=16&season=allseason&priceFrom=0&priceTo=2000',
    },
  ],
}

const wheels: Finder = {
  path: '/wheels',
  results: '/wheels/filter',
  list: '/api/wheels',
  form: 'finder.wheelForm',
  show: 'finder.showWheels',
  count: 'results.countWheels',
  choices: [
    ['finder.diameter', '15'],
    ['finder.boltPattern', '5x139.7'],
    ['finder.rimWidth', '7'],
    ['finder.centreBore', '108'],
  ],
  query: 'diameter=15&boltSpacing=5x139.7&width=7&centralBoreDiameter=108',
  stations: [
    { choose: [['diameter', '15']], query: 'diameter=15' },
    { choose: [['boltSpacing', '5x139.7']], query: 'diameter=15&boltSpacing=5x139.7' },
    {
      choose: [
        ['width', '7'],
        ['centralBoreDiameter', '108'],
      ],
      query: 'diameter=15&boltSpacing=5x139.7&width=7&centralBoreDiameter=108',
    },
  ],
}

const spacers: Finder = {
  path: '/spacer',
  results: '/spacer/filter',
  list: '/api/spacers',
  form: 'finder.spacerForm',
  show: 'finder.showSpacers',
  count: 'results.countSpacers',
  choices: [
    ['finder.boltPattern', '5x139.7'],
    ['finder.thickness', '30'],
  ],
  query: 'boltDistance=5x139.7&thickness=30',
  stations: [
    { choose: [['boltDistance', '5x139.7']], query: 'boltDistance=5x139.7' },
    { choose: [['thickness', '30']], query: 'boltDistance=5x139.7&thickness=30' },
  ],
}

/** A short run takes each finder in another way, a long one all of them in all ways. */
const walked = (...short: Finder[]) => (isLong ? [tires, wheels, spacers] : short)
type Words = ReturnType<typeof wordsOf>

async function howMany({ list }: Finder, query: string): Promise<number> {
  const response = await fetch(`${origin}${list}?${query}&pageSize=1`)
  return Number(response.headers.get('x-total-count'))
}

const formOf = (page: Page, finder: Finder, t: Words) => page.getByRole('form', { name: t(finder.form) })
const selectOf = (form: Locator, label: string) => form.getByRole('combobox', { name: label })
const submitOf = (form: Locator) => form.locator('button[type=submit]')
const expectEnabled = (control: Locator) => expect(control).not.toHaveAttribute('aria-disabled', 'true')

/** Opens the finder and waits until it has hydrated. */
async function openFinder(page: Page, language: Language, finder: Finder): Promise<Locator> {
  const t = wordsOf(language)
  await page.goto(at(language, finder.path))
  const form = formOf(page, finder, t)
  const [parent, dependent] = finder.choices.map(([label]) => selectOf(form, t(label)))
  if (!parent || !dependent) throw new Error('a finder without selects')
  // The tire finder starts with a size: when clearing the first select has an effect, the page has hydrated.
  await expect(async () => {
    if (finder === tires) await parent.selectOption('0', { timeout: 3_000 })
    await expect(dependent).toHaveAttribute('aria-disabled', 'true', { timeout: 3_000 })
  }).toPass({ timeout: 40_000 })
  return form
}

/** Checks that the results are as many as the button said and that the address holds the choices. */
async function expectResults(page: Page, language: Language, finder: Finder, query = finder.query) {
  const t = wordsOf(language)
  const total = await howMany(finder, query)
  await expect(page).toHaveURL(`${origin}${at(language, finder.results)}/${query}`)
  await expect(
    page.getByRole('heading', { name: t(finder.count, { count: total }), exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: t('results.list') }).getByRole('listitem')).toHaveCount(
    Math.min(total, 24),
  )
}

/** Declares a journey in each of these languages. */
function inEach(
  given: readonly Language[],
  title: string,
  walk: (language: Language, page: Page) => Promise<void>,
) {
  for (const language of given)
    test.describe(language, () => {
      test.use({ locale: browserLocale[language] })
      test(title, ({ page }) => walk(language, page))
    })
}

inEach(
  walkedIn('pl'),
  'a finder leads by mouse to as many products as its button promised',
  async (language, page) => {
    const t = wordsOf(language)
    for (const finder of walked(spacers))
      await test.step(finder.path, async () => {
        const form = await openFinder(page, language, finder)
        for (const [label, value] of finder.choices) await selectOf(form, t(label)).selectOption(value)
        const total = await howMany(finder, finder.query)
        await form.getByRole('button', { name: t(finder.show, { count: total }), exact: true }).click()
        await expectResults(page, language, finder)
      })
  },
)

inEach(walkedIn('en'), 'a finder can be walked with the keyboard alone', async (language, page) => {
  const t = wordsOf(language)
  for (const finder of walked(tires))
    await test.step(finder.path, async () => {
      const form = await openFinder(page, language, finder)
      await skipToContent(page, t)
      await page.keyboard.press('Tab')
      const byCar = page.getByRole('main').getByRole('link', { name: t('finder.ways.car'), exact: true })
      await expect(byCar).toBeFocused()
      for (const [label, value] of finder.choices) {
        await page.keyboard.press('Tab')
        await typeInto(page, selectOf(form, t(label)), value)
      }
      const total = await howMany(finder, finder.query)
      const submit = form.getByRole('button', { name: t(finder.show, { count: total }), exact: true })
      await expect(submit).toBeVisible()
      const reached = () => submit.evaluate((button) => button === document.activeElement)
      for (let stops = 0; stops < 5 && !(await reached()); stops++) await page.keyboard.press('Tab')
      await expect(submit).toBeFocused()
      await page.keyboard.press('Enter')
      await expectResults(page, language, finder)
      // The keyboard goes on in the new page, and past finder and filters with one press.
      await expect(page.locator('#content')).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: t('results.skipToList') })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.locator('#list')).toBeFocused()
    })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  inEach(
    walkedIn('ru'),
    'a finder leads step by step to the same addresses, and nothing rests',
    async (language, page) => {
      const t = wordsOf(language)
      for (const finder of walked(wheels))
        await test.step(finder.path, async () => {
          await page.goto(at(language, finder.path))
          for (const { choose, query } of finder.stations) {
            const form = formOf(page, finder, t)
            for (const control of await form.locator('select[name], button[type=submit]').all())
              await expectEnabled(control)
            for (const [name, value] of choose) await form.locator(`select[name=${name}]`).selectOption(value)
            await submitOf(form).click()
            await expectResults(page, language, finder, query)
          }
        })
    },
  )
})

async function skipToContent(page: Page, t: Words) {
  await page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null,
  )
  await page.locator('body').press('Tab')
  await expect(page.getByRole('link', { name: t('layout.skip') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
}

/** Types into a closed select; on a slow machine the typing is repeated. */
async function typeInto(page: Page, select: Locator, value: string) {
  await expect(select).toBeFocused()
  await expect(select.locator(`option[value="${value}"]`)).toHaveCount(1)
  await expect(async () => {
    await page.keyboard.type(value)
    await expect(select).toHaveValue(value, { timeout: 500 })
  }).toPass({ timeout: 20_000, intervals: [1_500] })
}
