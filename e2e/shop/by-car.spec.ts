import { expect, type Locator, type Page, test } from 'playwright/test'
import { call, createTire, origin } from '../support/api'
import { cartOf } from '../support/carts'
import { fetchLinesOf } from '../support/orders'
import { forEach, visit } from '../support/page-head'
import {
  buyButton,
  createBuyerWith,
  expectPlaced,
  openFilledCheckout,
  pageOf,
  tabTo,
} from '../support/shoppers'
import { fetchVehicles, ownTireOf } from '../support/vehicles'
import { visible } from '../support/visible'
import { at, browserLocale, type Language, wordsOf } from '../support/words'

/** 0.1 % below the stock size of the Jimny JB74; no other test has it. */
const near = { width: 197, profile: 79, diameter: 15 }
const jimny = 'suzuki/jimny-jb74'

const finderOf = (page: Page, language: Language) => {
  const t = wordsOf(language)
  const form = page.getByRole('form', { name: t('carFinder.form') })
  return {
    form,
    make: form.getByLabel(t('carFinder.make')),
    model: form.getByLabel(t('carFinder.model')),
    vehicle: form.getByLabel(t('carFinder.generation')),
    show: form.getByRole('button', { name: t('carFinder.show') }),
  }
}
const way = (page: Page, language: Language) =>
  page.getByRole('main').getByRole('link', { name: wordsOf(language)('finder.ways.car'), exact: true })
const cards = (page: Page) => page.getByRole('main').getByRole('article')

/** Types into a select. Letters that follow too soon continue the word before, so the typing is repeated after a pause. */
const typeInto = (select: Locator, text: string, value: string) =>
  expect(async () => {
    await select.pressSequentially(text)
    await expect(select).toHaveValue(value, { timeout: 500 })
  }).toPass({ timeout: 20_000, intervals: [1_500] })

test.describe('with a mouse', () => {
  test.use({ locale: browserLocale.pl })

  test('pl: who knows only the car orders four tires of a size near its stock size', async ({ context }) => {
    const t = wordsOf('pl')
    const { buyer } = await createBuyerWith()
    const tire = await createTire(6, near)
    const { body } = await call<{ title: string }>('GET', `/api/tires/${tire}`)
    const page = await pageOf(context, buyer)
    await page.goto('/')
    await way(page, 'pl').click()
    await expect(page).toHaveURL(/\/car$/)
    const { make, model, vehicle, show } = finderOf(page, 'pl')
    await expect(model).toHaveAttribute('aria-disabled', 'true')
    await make.selectOption('Suzuki')
    await expect(page).toHaveURL(/make=Suzuki/)
    await model.selectOption('Jimny')
    await vehicle.selectOption(jimny)
    await show.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Suzuki Jimny JB74')
    await expect(page.getByText(t('fitment.checkDocument')).first()).toBeVisible()

    // A page that was being rendered while the tire was created may be cached for two more seconds.
    const size = page.getByRole('main').getByRole('link', { name: /197\/79 R15/ })
    await expect(async () => {
      await page.reload()
      await expect(size).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await size.click()
    await expect(page).toHaveURL(
      /\/tires\/filter\/vehicle=suzuki%2Fjimny-jb74&width=197&profile=79&diameter=15$/,
    )
    await cards(page).getByRole('link', { name: body.title }).click()
    await expect(page).toHaveURL(new RegExp(`tireDetail/${tire}$`))
    await page
      .getByRole('main')
      .getByRole('button', { name: t('card.add') })
      .first()
      .click()
    await expect(page.locator('[data-buy-bar]').getByRole('link', { name: t('card.inCart') })).toBeVisible()
    await openFilledCheckout(page, 'pl')
    await buyButton(page, 'pl').click()
    const { id } = await expectPlaced(page, 'pl', buyer)
    expect(await fetchLinesOf(id)).toMatchObject([{ product_id: tire, quantity: 4 }])
  })
})

test.describe('on a phone', () => {
  test.use({ locale: browserLocale.pl, viewport: { width: 390, height: 844 } })

  test('pl: the home page asks for the car, and a product keeps its page while the car is chosen', async ({
    page,
  }) => {
    const t = wordsOf('pl')
    await page.goto('/')
    await page.getByRole('link', { name: t('home.chooseCar'), exact: true }).click()
    await expect(page).toHaveURL(/\/car$/)
    const tire = await createTire(3, near)
    await page.goto(`/tireDetail/${tire}`)
    const bar = page.locator('[data-buy-bar]')
    // three are no set, and the day of the delivery stands there before anything is in the cart
    await expect(bar.getByText(t('card.noSet'))).toBeVisible()
    await expect(bar).toContainText(/najpóźniej\s+\p{L}+,\s\d/u)
    await bar.getByRole('link', { name: t('myCar.ask') }).click()
    const sheet = page.getByRole('dialog', { name: t('myCar.sheetTitle') })
    await sheet.getByLabel(t('myCar.car.make')).selectOption('Suzuki')
    await sheet.getByLabel(t('myCar.car.model')).selectOption('Jimny')
    await sheet.getByLabel(t('myCar.car.vehicle')).selectOption(jimny)
    await sheet.getByRole('button', { name: t('myCar.isMine') }).click()
    await expect(bar.getByText(/Pasuje|Do sprawdzenia/).first()).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`tireDetail/${tire}$`))
    // the costs abroad are read when somebody asks
    await page.getByText(t('deliveryAbroad.open')).click()
    await expect(page.getByText(t('deliveryAbroad.noTable'))).toBeVisible()
    await page.goto(`/car/${jimny}`)
    await page
      .getByRole('region', { name: t('carPage.larger') })
      .getByRole('link', { name: /235\/75 R15/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('235/75 R15')
  })

  test('pl: who tells once what stands on the tires puts four mud tires for the Jimny into the cart', async ({
    context,
  }) => {
    const t = wordsOf('pl')
    const { buyer } = await createBuyerWith()
    const page = await pageOf(context, buyer)
    await page.goto('/car')
    await page.getByLabel(t('cars.filter')).fill('Jimny 2019')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Suzuki Jimny JB74/ })
      .click()
    await page.getByRole('button', { name: t('myCar.isMine') }).click()
    const sidewall = page.getByLabel(t('myCar.sidewall'))
    await sidewall.fill('sto dziewięćdziesiąt pięć')
    await page.getByRole('button', { name: t('myCar.save') }).click()
    await expect(page.getByText(t('myCar.problems.tire'))).toBeVisible()
    await expect(sidewall).toBeFocused()
    await expect(sidewall).toHaveValue('sto dziewięćdziesiąt pięć')
    const began = Date.now()
    let presses = 0
    const press = async (control: Locator) => {
      await control.click()
      presses += 1
    }
    await sidewall.fill('195/80R15 96S')
    await press(page.getByRole('button', { name: t('myCar.save') }))
    await expect(page.getByText(t('myCar.saved'))).toBeVisible()
    await expect.poll(() => ownTireOf(buyer)).toBe('195/80R15 96S')

    // the list of the car, narrowed to mud tires of which there is a set; card and page remember car and tires
    await press(page.locator(`main a[href="/tires/filter/vehicle=${encodeURIComponent(jimny)}"]`).last())
    await press(page.getByRole('button', { name: t('results.narrow'), exact: true }))
    const sheet = visible(page.locator('[data-sheet]'))
    for (const value of ['use=mud', 'atLeast=4']) {
      await press(sheet.locator(`[data-turn="${value}"]`))
      await expect(page).toHaveURL(new RegExp(`&${value}$`))
    }
    await press(sheet.getByRole('button', { name: /^Pokaż \d+/ }))
    // mud tires are slower than the car, so that they fit under a condition
    const verdict = t('fitment.verdicts.needs')
    const fitting = visible(cards(page)).filter({ has: page.getByText(verdict, { exact: true }) })
    await press(fitting.first().getByRole('link').first())
    await expect(page).toHaveURL(/tireDetail\/(\d+)$/)
    const tire = Number(/\d+$/.exec(page.url())?.[0])
    const bar = page.locator('[data-buy-bar]')
    await expect(bar.getByText(verdict, { exact: true })).toBeVisible()
    await press(bar.getByRole('button', { name: t('card.add') }))
    await expect(bar.getByRole('link', { name: t('card.inCart') })).toBeVisible()
    expect(await cartOf(buyer)).toEqual([{ id: tire, quantity: 4 }])
    // a minute from the question to the cart, typing included
    expect(presses).toBe(8)
    expect(Date.now() - began).toBeLessThan(60_000)
    await page.goto('/cart')
    await expect(page.getByText(t('myCar.cartTitle', { name: 'Suzuki Jimny JB74 (2018–)' }))).toBeVisible()
  })
})

test.describe('with the keyboard', () => {
  test.use({ locale: browserLocale.en })

  test('en: the keyboard alone leads from the home page to a product for the car', async ({ page }) => {
    const t = wordsOf('en')
    await page.goto('/en')
    await tabTo(page, way(page, 'en'))
    await page.keyboard.press('Enter')
    const { form, make, model, vehicle, show } = finderOf(page, 'en')
    await expect(model).toHaveAttribute('aria-disabled', 'true')
    await expect(show).toHaveAccessibleDescription(t('carFinder.chooseCar'))
    await tabTo(page, make)
    await typeInto(make, 'Ineos', 'Ineos')
    // The Grenadier is the only car of its make, so the finder chooses the rest by itself.
    await expect(vehicle).toHaveValue('ineos/grenadier-i')
    await typeInto(make, 'Suzuki', 'Suzuki')
    await expect(vehicle).toHaveValue('0')
    await tabTo(page, model)
    await typeInto(model, 'Jimny', 'Jimny')
    await tabTo(page, vehicle)
    await typeInto(vehicle, 'JB74', jimny)
    await expect(form.getByRole('status').filter({ hasText: '139.7' })).toContainText('Suzuki Jimny JB74')
    await tabTo(page, show)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/en/car/${jimny}$`))
    await page.goBack()
    await expect(vehicle).toHaveValue(jimny)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Suzuki Jimny JB74')
    const product = cards(page).first().getByRole('link').first()
    await product.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/tireDetail\/\d+$/)
  })

  test('a car is found by name and year, in Cyrillic too, where the makes are listed', async ({ page }) => {
    const t = wordsOf('en')
    await page.goto('/en/car')
    const filter = page.getByLabel(t('cars.filter'))
    const cars = page.getByRole('main').getByRole('link', { name: /\(\d{4}–/ })
    await filter.fill('Suzuki Jimny, 2019')
    await expect(page.getByText(t('cars.found', { count: 1 }), { exact: true })).toBeVisible()
    await expect(cars).toHaveAccessibleName(/^Suzuki Jimny JB74/)
    await filter.fill('патрол y61')
    await expect(cars).toHaveAccessibleName(/^Nissan Patrol Y61/)
    await filter.fill('trabant')
    await expect(page.getByText(t('cars.found', { count: 0 }))).toBeVisible()
    await filter.fill('')
    await page.getByRole('main').getByRole('link', { name: 'Suzuki', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/car\/suzuki$/)
    await expect(cars.first()).toHaveAccessibleName(/^Suzuki /)
  })

  test('the makes lead to all cars in two steps, and their page weighs no more than another', async () => {
    const html = await (await visit(origin + at('ru', '/car'))).text()
    expect(Buffer.byteLength(html)).toBeLessThan(150_000)
    const makes = new Set(html.match(/(?<=href=")\/ru\/car\/(?!sources)[a-z0-9-]+(?=")/g))
    const lists = await forEach([...makes], async (path) => (await visit(origin + path)).text())
    const cars = new Set(
      lists.flatMap((list) => list.match(/(?<=href="\/ru\/car\/)[a-z0-9-]+\/[a-z0-9-]+(?=")/g) ?? []),
    )
    // the staff of another journey adds vehicles meanwhile
    const isOwn = (path: string) => !path.includes('/proba-')
    const known = (await fetchVehicles()).filter(({ path }) => isOwn(path))
    expect([...cars].filter(isOwn).sort()).toEqual(known.map(({ path }) => path).sort())
    // of a car whose bolt pattern is disputed it says so
    const unsure = known.find(({ confidence }) => confidence === 'low')
    const page = await (await visit(origin + at('ru', `/car/${unsure?.path}`))).text()
    expect(page).toMatch(/расходятся:\s+разболтовка\./)
  })
})

test.describe('without JavaScript', () => {
  test.use({ locale: browserLocale.ru, javaScriptEnabled: false })

  test('ru: the finder by car leads to a product without JavaScript', async ({ page }) => {
    await page.goto('/ru')
    await way(page, 'ru').click()
    const { make, show } = finderOf(page, 'ru')
    await make.selectOption('Suzuki')
    await show.click()
    await expect(page).toHaveURL(/\/ru\/car\/suzuki$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Suzuki Jimny JB74/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`${at('ru', `/car/${jimny}`)}$`))
    await cards(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/ru\/tireDetail\/\d+$/)
  })

  test('an unknown car is answered 404 with the finder by car', async ({ page }) => {
    const response = await page.goto('/ru/car/suzuki/jimny-jb99')
    expect(response?.status()).toBe(404)
    await expect(finderOf(page, 'ru').make.getByRole('option', { name: 'Suzuki' })).toBeAttached()
  })
})
