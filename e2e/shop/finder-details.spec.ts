import { expect, type Locator, type Page, test } from 'playwright/test'
import { holdRequests, scripts } from '../support/held-requests'
import { address, heading, list, totalOf } from '../support/results-page'
import { visible } from '../support/visible'
import { wordsOf } from '../support/words'

// finders.spec.ts walks through every finder in every language; this file tests the details of its steps.

const t = wordsOf('en')
test.use({ locale: 'en-GB' })

const tireForm = (page: Page) => page.getByRole('form', { name: t('finder.tireForm') })
const wheelForm = (page: Page) => page.getByRole('form', { name: t('finder.wheelForm') })
const spacerForm = (page: Page) => page.getByRole('form', { name: t('finder.spacerForm') })
const select = (form: Locator, name: string) => form.locator(`select[name=${name}]`)
const submitOf = (form: Locator) => form.locator('button[type=submit]')

const expectDisabled = (...controls: Locator[]) =>
  Promise.all(controls.map((control) => expect(control).toHaveAttribute('aria-disabled', 'true')))
const expectEnabled = (...controls: Locator[]) =>
  Promise.all(controls.map((control) => expect(control).not.toHaveAttribute('aria-disabled', 'true')))
const expectOpen = (...controls: Locator[]) =>
  Promise.all(controls.map((control) => expect(control).toHaveValue('0')))

/** Chooses a value when the script may still be loading; the script takes the choice over. */
async function firstChoice(parent: Locator, value: string, dependent: Locator) {
  await parent.selectOption(value)
  await expect(dependent).toHaveValue('0', { timeout: 30_000 })
  await expect(parent).toHaveValue(value)
}

test('a changed parent takes its dependents back, and a dependent waits for its parent', async ({ page }) => {
  await test.step('tires', async () => {
    await page.goto('/en')
    const form = tireForm(page)
    const names = ['width', 'profile', 'diameter', 'protector']
    const [width, profile, diameter, tread] = names.map((name) => select(form, name)) as [
      Locator,
      Locator,
      Locator,
      Locator,
    ]
    expect(
      await form.locator('select[name]').evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
    ).toEqual(names)
    for (const [part, value] of [
      [width, '195'],
      [profile, '80'],
      [diameter, '15'],
      [tread, '0'],
    ] as const)
      await expect(part).toHaveValue(value)

    await firstChoice(width, '265', profile)
    await expectOpen(profile, diameter, tread)
    await expectEnabled(profile)
    await expectDisabled(diameter, tread, submitOf(form))
    await expect(submitOf(form)).toHaveAccessibleDescription(t('finder.chooseSize'))
    await submitOf(form).press('Enter')
    await profile.selectOption('70')
    await expectDisabled(tread, submitOf(form))
    await diameter.selectOption('16')
    await expectEnabled(tread, submitOf(form))
    await tread.selectOption('Żwir AT 2')
    await diameter.selectOption('17')
    await expectOpen(tread)
    await expectEnabled(submitOf(form))
    await diameter.selectOption('0')
    await expectDisabled(tread, submitOf(form))
    expect(new URL(page.url()).pathname).toBe('/en')
  })

  await test.step('wheels', async () => {
    await page.goto('/en/wheels')
    const form = wheelForm(page)
    const names = ['diameter', 'boltSpacing', 'width', 'centralBoreDiameter']
    const [diameter, pattern, width, bore] = names.map((name) => select(form, name)) as [
      Locator,
      Locator,
      Locator,
      Locator,
    ]
    expect(
      await form.locator('select').evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
    ).toEqual(names)
    await expectDisabled(pattern, width, bore, submitOf(form))
    await expect(submitOf(form)).toHaveAccessibleDescription(t('finder.chooseRim'))
    await diameter.selectOption('15')
    await expectEnabled(pattern, submitOf(form))
    await expectDisabled(width, bore)
    await pattern.selectOption('5x139.7')
    await expectEnabled(width, bore)
    await width.selectOption('7')
    await bore.selectOption('108')
    await width.selectOption('8')
    await expect(bore).toHaveValue('108')
    await pattern.selectOption('6x139.7')
    await expectOpen(width, bore)
    await pattern.selectOption('5x139.7')
    await width.selectOption('7')
    await diameter.selectOption('16')
    await expectOpen(pattern, width, bore)
    await expectDisabled(width, bore)
  })

  await test.step('spacers', async () => {
    await page.goto('/en/spacer')
    const form = spacerForm(page)
    const [pattern, thickness] = [select(form, 'boltDistance'), select(form, 'thickness')]
    expect(
      await form.locator('select').evaluateAll((all) => all.map((each) => each.getAttribute('name'))),
    ).toEqual(['boltDistance', 'thickness'])
    await expectDisabled(thickness, submitOf(form))
    await expect(submitOf(form)).toHaveAccessibleDescription(t('finder.choosePattern'))
    await pattern.selectOption('5x139.7')
    await expectEnabled(thickness, submitOf(form))
    await thickness.selectOption('30')
    await pattern.selectOption('6x139.7')
    await expectOpen(thickness)
  })
})

test('season and manufacturer stand fixed; tread and prices narrow the list, and crossed prices are told', async ({
  page,
}) => {
  await page.goto('/en')
  const form = tireForm(page)
  for (const [name, value, reason] of [
    ['finder.season', t('finder.allseason'), 'finder.seasonFixed'],
    ['finder.manufacturer', 'Trakt', 'finder.manufacturerFixed'],
  ] as const) {
    const fixed = form.getByRole('combobox', { name: t(name) })
    await expectDisabled(fixed)
    await expect(fixed).toHaveAccessibleDescription(t(reason))
    await expect(fixed.getByRole('option')).toHaveText([value])
  }
  const from = form.getByRole('spinbutton', { name: t('finder.priceFrom') })
  const to = form.getByRole('spinbutton', { name: t('finder.priceTo') })
  await expect(from).toHaveValue('0')
  await expect(to).toHaveValue('2000')

  await firstChoice(select(form, 'width'), '265', select(form, 'profile'))
  await select(form, 'profile').selectOption('70')
  await select(form, 'diameter').selectOption('16')
  await select(form, 'protector').selectOption('Szuter AT')
  await from.fill('700')
  await to.fill('400')
  await expect(visible(form.getByText(t('finder.priceOrder'))).first()).toBeVisible()
  await expectDisabled(submitOf(form))
  const reason = form.locator('.button-reason')
  await page.keyboard.press('Tab')
  await submitOf(form).focus()
  await expect(reason).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(reason).toBeHidden()
  await expect(submitOf(form)).toBeFocused()
  await from.focus()
  await submitOf(form).focus()
  await expect(reason).toBeVisible()
  await submitOf(form).press('Enter')
  await from.fill('300')
  await to.fill('')
  await expectEnabled(submitOf(form))
  await to.fill('900')
  const query = new URLSearchParams({
    width: '265',
    profile: '70',
    diameter: '16',
    season: 'allseason',
    priceFrom: '300',
    priceTo: '900',
    protector: 'Szuter AT',
  })
  const total = await totalOf(`tires?${query}`)
  expect(total).toBeGreaterThan(0)
  await form.getByRole('button', { name: t('finder.show', { count: total }), exact: true }).click()
  await address(page, `/en/tires/filter/${query}`)
  await heading(page, total, 'results.count')
  await expect(list(page)).toHaveCount(total)
  for (const product of await list(page).all()) {
    await expect(product).toContainText('Szuter AT')
    const price = Number(await product.locator('data').getAttribute('value'))
    expect(price).toBeGreaterThanOrEqual(300)
    expect(price).toBeLessThanOrEqual(900)
  }
})

test('the way back finds every choice again', async ({ page }) => {
  await page.goto('/en')
  const form = tireForm(page)
  const parts = ['width', 'profile', 'diameter'] as const
  const show = async (...values: string[]) => {
    for (const [at, part] of parts.entries())
      await expect(select(tireForm(page), part)).toHaveValue(values[at] ?? '')
  }
  await firstChoice(select(form, 'width'), '265', select(form, 'profile'))
  await select(form, 'profile').selectOption('70')
  await select(form, 'diameter').selectOption('16')
  await form.getByRole('button', { name: /\d/ }).click()
  await expect(page).toHaveURL(/\/filter\/width=265&profile=70&diameter=16/)

  await select(tireForm(page), 'diameter').selectOption('17')
  await tireForm(page).getByRole('button', { name: /\d/ }).click()
  await expect(page).toHaveURL(/\/filter\/width=265&profile=70&diameter=17/)
  await show('265', '70', '17')
  await page.goBack()
  await expect(page).toHaveURL(/diameter=16/)
  await show('265', '70', '16')
  await heading(
    page,
    await totalOf('tires?width=265&profile=70&diameter=16&season=allseason'),
    'results.count',
  )
  await page.goBack()
  await expect(page.getByRole('heading', { name: t('finder.title') })).toBeVisible()
  await show('265', '70', '16')
  await page.reload()
  await show('265', '70', '16')
})

test('what is chosen while the script is still on its way is kept', async ({ page }) => {
  const letThrough = await holdRequests(page, scripts)
  await page.goto('/en', { waitUntil: 'commit' })
  const form = tireForm(page)
  await select(form, 'width').selectOption('265')
  await form.getByRole('spinbutton', { name: t('finder.priceTo') }).fill('900')
  await expect(select(form, 'profile')).toHaveValue('80')
  letThrough()
  await expectOpen(select(form, 'profile'), select(form, 'diameter'))
  await expect(select(form, 'width')).toHaveValue('265')
  await expect(form.getByRole('spinbutton', { name: t('finder.priceTo') })).toHaveValue('900')
  await select(form, 'profile').selectOption('70')
})

test('a list of options that fails stays empty, says so, and can be asked for again', async ({ page }) => {
  let failures = 0
  const profiles = '**/api/rdr/tire_filter/profile/265'
  await page.route(profiles, (route) => {
    failures++
    return route.fulfill({ status: 503, json: { status: 503, code: 'unavailable' } })
  })
  await page.goto('/en')
  const form = tireForm(page)
  const profile = select(form, 'profile')
  await firstChoice(select(form, 'width'), '265', profile)
  await expect(form.getByText(t('finder.optionsFailed')).first()).toBeVisible()
  await expect(profile.getByRole('option')).toHaveText([t('finder.notChosen')])
  expect(failures).toBeGreaterThan(0)

  await form.getByRole('button', { name: t('finder.retry') }).click()
  await expect.poll(() => failures).toBeGreaterThan(1)
  await expect(form.getByText(t('finder.optionsFailed')).first()).toBeVisible()

  await page.unroute(profiles)
  await form.getByRole('button', { name: t('finder.retry') }).click()
  await profile.selectOption('70')
  await select(form, 'diameter').selectOption('16')
  await expectEnabled(submitOf(form))
})
