import { expect, type Locator, type Page, test } from 'playwright/test'
import { openAddress } from '../support/accounts'
import { createBuyer, createTire } from '../support/api'
import { cartOf } from '../support/carts'
import { letGoElsewhere, pageOf } from '../support/shoppers'
import { at, browserLocale, wordsOf } from '../support/words'

const jimny = 'suzuki/jimny-jb74'
/** A size that the Jimny takes within 3 %. */
const size = { width: 215, profile: 75, diameter: 15 }

const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
/** Opens the fields for a part that somebody has already. */
const unfold = (page: Page, t: (key: string) => string, part: 'tire' | 'wheel') =>
  group(page, t(`kit.${part}`))
    .getByText(t(`kit.pick.own.${part}`))
    .click()
const status = (page: Page) => page.getByRole('main').getByRole('status').first()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: browserLocale.ru })

  test('a kit sent without JavaScript is judged in Russian, and figures that cannot be are told instead', async ({
    page,
  }) => {
    const t = wordsOf('ru')
    await page.goto(at('ru', '/kit'))
    await expect(status(page)).toContainText(t('kit.nothingTitle'))
    await page.getByLabel(t('kit.fields.vehicle')).selectOption(jimny)
    await unfold(page, t, 'tire')
    await group(page, t('kit.tire')).getByLabel(t('kit.fields.tireSize')).fill('215/75 Р15')
    await unfold(page, t, 'wheel')
    const wheel = group(page, t('kit.wheel'))
    await wheel.getByLabel(t('kit.fields.wheelDiameter')).fill('15')
    await wheel.getByLabel(t('kit.fields.wheelWidth')).fill('7')
    await wheel.getByLabel(t('kit.fields.wheelPattern')).fill('6х139,7')
    await wheel.getByLabel(t('kit.fields.wheelBore')).fill('106,1')
    await page.getByRole('button', { name: t('kit.calculate') }).click()
    await expect(page).toHaveURL(/\/ru\/kit\/vehicle=suzuki_jimny-jb74&/)
    await expect(status(page)).toContainText(t('fitment.verdicts.no'))
    await expect(status(page)).toContainText(t('fitment.checks.boltPattern'))
    const head = page.locator('head')
    await expect(head.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ru\/kit$/)

    await wheel.getByLabel(t('kit.fields.wheelBore')).fill('150')
    await wheel.getByLabel(t('kit.fields.wheelEt')).fill('ET 300')
    await wheel.getByLabel(t('kit.fields.wheelWidth')).fill('178')
    await page.getByRole('button', { name: t('kit.calculate') }).click()
    await expect(status(page)).toContainText(t('kit.noVerdictTitle'))
    await expect(wheel.getByLabel(t('kit.fields.wheelEt'))).toHaveValue('ET 300')
    await expect(wheel.getByLabel(t('kit.fields.wheelWidth'))).toHaveAccessibleDescription(/7/)
    await expect(wheel.getByLabel(t('kit.fields.wheelBore'))).toHaveAttribute('aria-invalid', 'true')
  })

  test('an address of 10 kB, an unknown car and an unknown product get a page that says so', async ({
    page,
  }) => {
    const t = wordsOf('ru')
    const long = await page.goto(at('ru', `/kit/wheelEt=${'9'.repeat(10_000)}`))
    expect(long?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('kit.strangeAddress'))
    const unknown = await page.goto(at('ru', '/kit/vehicle=no_car&tire=2147483647&wheel=99999999999'))
    expect(unknown?.status()).toBe(200)
    await expect(status(page)).toContainText(t('kit.problems.unknownVehicle'))
    await expect(status(page)).toContainText(t('kit.problems.unknownProduct'))
    await expect(page.getByText(t('fitment.verdicts.fits'), { exact: true })).toHaveCount(0)
  })
})

test.describe('live', () => {
  test.use({ locale: browserLocale.pl })

  test('a kit is followed as it is typed, opens elsewhere with the same verdict, and goes into the cart by fours', async ({
    context,
    browser,
  }) => {
    const t = wordsOf('pl')
    const buyer = await createBuyer()
    const [plenty, few] = [await createTire(40, size), await createTire(3, size)]
    const page = await pageOf(context, buyer)
    await page.goto(`/tireDetail/${plenty}`)
    await page.getByRole('link', { name: t('product.checkKit') }).click()
    await expect(page).toHaveURL(new RegExp(`/kit/tire=${plenty}$`))
    await page.getByLabel(t('kit.fields.vehicle')).selectOption(jimny)
    await expect(status(page)).toContainText(t('fitment.verdicts.fits'))
    await unfold(page, t, 'wheel')
    const wheel = group(page, t('kit.wheel'))
    for (const [field, text] of [
      ['wheelDiameter', '15'],
      ['wheelWidth', '7'],
      ['wheelPattern', '5x139,7'],
      ['wheelBore', '67,1'],
    ] as const)
      await wheel.getByLabel(t(`kit.fields.${field}`)).fill(text)
    await expect(status(page)).toContainText(t('fitment.verdicts.no'))
    await wheel.getByLabel(t('kit.fields.wheelBore')).fill('112')
    // where a wheel of unknown ET stands, nobody has compared
    await expect(status(page)).toContainText(t('fitment.verdicts.unknown'))
    await wheel.getByLabel(t('kit.fields.wheelEt')).fill('0')
    await expect(status(page)).toContainText(t('fitment.verdicts.needs'))
    await expect(page).toHaveURL(/wheelBore=112/)
    // what the shop does not sell is a list to buy by
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: t('kit.toBuy.copy') }).click()
    await expect(page.getByText(t('kit.toBuy.copied'))).toBeVisible()
    const list = await page.evaluate(() => navigator.clipboard.readText())
    expect(list).toMatch(/4\spierścienie\scentrujące\s112,0\/108,0\smm/)
    const address = await page.getByLabel(t('kit.address')).inputValue()
    const checks = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('fitment.rule', { source: '' }).trim() })
    const [verdict, found] = [await status(page).textContent(), await checks.allInnerTexts()]
    expect(found.length).toBeGreaterThan(5)

    const elsewhere = await browser.newContext({ locale: browserLocale.pl, javaScriptEnabled: false })
    const opened = await elsewhere.newPage()
    await opened.goto(address)
    expect(await status(opened).textContent()).toBe(verdict)
    const shown = opened
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: t('fitment.rule', { source: '' }).trim() })
    expect(await shown.allInnerTexts()).toEqual(found)
    await elsewhere.close()

    await page.getByRole('button', { name: t('kit.addAll', { count: 4 }) }).click()
    await expect(page.getByText(t('kit.added'))).toBeVisible()
    const cart = () => cartOf(buyer)
    await expect.poll(cart).toEqual([{ id: plenty, quantity: 4 }])

    await openAddress(page, `/kit/vehicle=suzuki_jimny-jb74&tire=${few}&quantity=5`)
    await expect(page.getByText(t('kit.onlyLeft', { count: 3 }))).toBeVisible()
    await page.getByRole('button', { name: t('kit.addAll', { count: 5 }) }).click()
    await expect.poll(cart).toContainEqual({ id: few, quantity: 3 })

    const byHand = page.getByRole('link', { name: t('kit.byHand') })
    await letGoElsewhere(page, byHand)
    await expect(byHand).toBeVisible()
    expect(page.url()).toContain(`tire=${few}`)

    await page.getByLabel(t('kit.sheet.plate')).fill('BSU 4X4')
    const [sent] = await page.evaluate(() => [
      JSON.stringify([location.href, { ...localStorage }, { ...sessionStorage }, document.cookie]),
    ])
    expect(sent).not.toContain('BSU')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByLabel(t('kit.sheet.plate'))).toBeVisible()
    await expect(page.getByRole('form', { name: t('kit.form') })).toBeHidden()
    await expect(page.getByRole('button', { name: t('kit.print') })).toBeHidden()
    await expect(page.getByText(t('kit.signature'))).toBeVisible()
    await expect(page.getByText(t('kit.retorque'))).toBeVisible()
    await expect(page.getByRole('img', { name: t('kit.code') })).toBeVisible()

    await page.emulateMedia({ media: 'screen' })
    // a slow press: what the link does in place of leading on comes with the click
    await byHand.click({ delay: 400 })
    await expect(page.getByRole('button', { name: t('kit.pick.tire') })).toBeVisible()
    await expect(page).not.toHaveURL(/tire=/)
    await expect(page).toHaveURL(/vehicle=suzuki_jimny-jb74/)
  })

  test('a kit for a car is chosen from what the shop has, with the sum, and is all there after a link away and Back', async ({
    page,
  }) => {
    const t = wordsOf('pl')
    await page.goto('/kit')
    await page.getByLabel(t('kit.fields.vehicle')).selectOption(jimny)
    for (const part of ['tire', 'wheel', 'spacer'] as const) {
      const choice = group(page, t(`kit.${part}`))
      await choice.getByRole('button', { name: t(`kit.pick.${part}`) }).click()
      const best = choice.getByRole('listitem').first()
      if (part === 'tire') await expect(best).toContainText(t('fitment.verdicts.fits'))
      await best.getByRole('button').click()
      await expect(page.locator(`#kit-${part}-product`)).toBeFocused()
    }
    const cart = page.getByRole('main').locator('section', { hasText: t('kit.cart') })
    await expect(cart.last()).toContainText(t('kit.sum'))
    await expect(page).toHaveURL(/tire=\d+&wheel=\d+&spacer=\d+/)
    await page.getByText(t('kit.hub')).click()
    await page.getByLabel(t('kit.fields.hubAxle')).fill('900')
    await page.getByRole('link', { name: t('kit.tiresForCar') }).click()
    await expect(page).not.toHaveURL(/\/kit/)
    await page.goBack()
    await expect(page.getByLabel(t('kit.fields.hubAxle'))).toHaveValue('900')
    await expect(page.locator('#kit-spacer-product')).toBeVisible()
  })
})
