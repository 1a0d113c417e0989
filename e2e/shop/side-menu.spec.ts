import { expect, test } from 'playwright/test'
import { pressUntil } from '../support/accounts'
import { origin } from '../support/api'
import { wordsOf } from '../support/words'

const t = wordsOf('en')
test.use({ locale: 'en-GB' })

test('the side menu is there on a wide screen too', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('button', { name: t('layout.menu'), exact: true }).click()
  const menu = page.getByRole('navigation', { name: t('layout.menu') })
  await expect(menu.getByRole('link', { name: t('layout.contact'), exact: true })).toBeVisible()
  await menu.getByRole('link', { name: t('layout.howWeWork') }).click()
  await expect(page).toHaveURL(`${origin}/en/howwework`)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a visitor finds contact and how we work in the side menu, which Back closes, and the way to an account', async ({
    page,
  }) => {
    await page.goto('/en')
    const open = page.getByRole('button', { name: t('layout.menu'), exact: true })
    const menu = page.getByRole('navigation', { name: t('layout.menu') })
    await open.focus()
    await page.keyboard.press('Enter')
    for (const [key, path] of [
      ['layout.contact', '/en/contact'],
      ['layout.howWeWork', '/en/howwework'],
      ['layout.tires', '/en/tires'],
      ['layout.wheels', '/en/wheels'],
      ['layout.spacers', '/en/spacer'],
      ['layout.cars', '/en/car'],
    ] as const)
      await expect(menu.getByRole('link', { name: t(key), exact: true })).toHaveAttribute('href', path)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(open).toBeFocused()
    await pressUntil(
      () => open.click(),
      () =>
        expect
          .poll(() => page.evaluate(() => Boolean(history.state?.overlay)), { timeout: 2_000 })
          .toBe(true),
    )
    await page.goBack()
    await expect(menu).toBeHidden()
    await expect(page).toHaveURL(`${origin}/en`)
    await open.click()
    await menu.getByRole('link', { name: t('layout.howWeWork') }).click()
    await expect(page).toHaveURL(`${origin}/en/howwework`)
    await expect(menu).toBeHidden()

    await page.getByLabel(t('layout.account'), { exact: true }).click()
    for (const [key, path] of [
      ['layout.signIn', /^\/en\/signIn/],
      ['layout.register', /^\/en\/registration\?next=%2Fen%2Fhowwework$/],
      ['layout.contact', /^\/en\/contact/],
    ] as const)
      await expect(page.getByRole('banner').getByRole('link', { name: t(key), exact: true })).toHaveAttribute(
        'href',
        path,
      )
  })
})
