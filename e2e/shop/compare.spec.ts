import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { createTire, origin } from '../support/api'
import { violationsOf } from '../support/axe'
import { changeProduct, fetchDemoProducts } from '../support/products'
import { list } from '../support/results-page'
import { fits } from '../support/visible'
import { wordsOf } from '../support/words'

const t = wordsOf('en')
test.use({ locale: 'en-GB' })

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
const differences = (page: Page) => page.getByLabel(t('compare.onlyDifferences'))

test('three products chosen in a list are compared side by side, with only what differs if one likes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en/tires/filter/width=195&profile=80&diameter=15')
  const toggles = list(page).getByRole('button', { name: /^Compare: / })
  for (const index of [0, 1, 2])
    await expect(async () => {
      const toggle = toggles.nth(index)
      // Another press would take it out again.
      if ((await toggle.getAttribute('aria-pressed')) === 'false') await toggle.click({ timeout: 3_000 })
      await expect(toggle).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
    }).toPass({ timeout: 40_000 })
  const bar = page.getByRole('region', { name: t('compareBar.title'), exact: true })
  await bar.getByRole('link', { name: t('compareBar.open', { count: 3 }) }).click()
  await expect(page).toHaveURL(/\/en\/compare\/\d+-\d+-\d+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('img', { name: /drawn to scale$/ })).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Add to cart: / })).not.toHaveCount(0)
  await expect(bar).toBeHidden()
  expect(await fits(page)).toBe(true)

  await expect(row(page, t('product.diameter'))).toBeVisible()
  await differences(page).check()
  await expect(row(page, t('product.diameter'))).toBeHidden()
  await expect(row(page, t('compare.price'))).toBeVisible()
  expect(await violationsOf(new AxeBuilder({ page }))).toEqual([])

  await page
    .getByRole('link', { name: /^Remove from the comparison/ })
    .first()
    // slowly: what the link does beside leading on comes with the click
    .click({ delay: 400 })
  await expect(page).toHaveURL(/\/en\/compare\/\d+-\d+$/)
  await page.goto('/en/tires')
  await expect(bar.getByRole('link', { name: t('compareBar.open', { count: 2 }) })).toBeVisible()
  await bar.getByRole('button', { name: t('compareBar.clear') }).click()
  await expect(bar).toHaveCount(0)
})

test('a comparison says what it leaves out, and hides what is the same without a script', async ({
  browser,
}) => {
  const first = await createTire(3)
  const second = await createTire(3)
  const wheel = (await fetchDemoProducts('wheels'))[0]?.id ?? 0
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${origin}/en/compare/${second}-${first}-${wheel}-2147483647-5-x`)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByText(t('compare.unknownIds', { ids: '2147483647, x' }))).toBeVisible()
  await expect(page.getByText(t('compare.otherType', { ids: wheel }))).toBeVisible()
  await expect(page.getByText(t('compare.tooMany', { ids: 5 }))).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await differences(page).check()
  await expect(row(page, t('product.diameter'))).toBeHidden()
  await expect(page.getByText(t('compare.allSame'))).toBeVisible()
  expect((await page.goto(`${origin}/en/compare/x`))?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: t('compare.none') })).toBeVisible()
  await context.close()
})

test('a retread has a passport, which is printed as one card', async ({ page }) => {
  await page.goto('/en/tireDetail/1')
  await expect(page.getByRole('img', { name: t('passport.code') })).toBeVisible()
  await page.getByRole('link', { name: t('passport.open') }).click()
  await expect(page).toHaveURL(`${origin}/en/tireDetail/1/passport`)
  await expect(page.getByRole('heading', { name: t('passport.inspection') })).toBeVisible()
  expect(await violationsOf(new AxeBuilder({ page }))).toEqual([])
  for (const [paper, width] of [
    ['A6', 298],
    ['A5', 420],
  ] as const) {
    await page.getByLabel(paper, { exact: true }).check()
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const pages = [...pdf.matchAll(/\/MediaBox\s*\[0 0 (\d+)/g)]
    expect(
      pages.map(([, points]) => Number(points)),
      paper,
    ).toEqual([width])
  }
})

test('a tire of which no retreading is known has no passport', async ({ page }) => {
  const tire = await createTire(3)
  await changeProduct(tire, { approval: null, approval_number: null })
  const answer = await page.goto(`/en/tireDetail/${tire}/passport`)
  expect(answer?.status()).toBe(404)
})
