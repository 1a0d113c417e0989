import { expect, test } from 'playwright/test'
import { address, heading, list, totalOf } from '../support/results-page'
import { letGoElsewhere } from '../support/shoppers'
import { visible } from '../support/visible'
import { wordsOf } from '../support/words'

const t = wordsOf('en')
test.use({ locale: 'en-GB' })

test('a list of results is sorted, turned, narrowed and widened, and every number holds', async ({
  page,
}) => {
  const all = await totalOf('wheels?diameter=15')
  await page.goto('/en/wheels/filter/diameter=15')
  await heading(page, all)
  await expect(list(page)).toHaveCount(24)

  await test.step('sorting', async () => {
    const dearest = visible(page.getByRole('link', { name: t('results.sortPriceDown') }))
    const menu = visible(page.locator('summary').filter({ hasText: t('results.sortDefault') }))
    await expect(async () => {
      // Another press would close the open menu.
      if (!(await dearest.isVisible())) await menu.click({ timeout: 3_000 })
      await expect(dearest).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 40_000 })
    await dearest.click()
    await address(page, '/en/wheels/filter/diameter=15&sort=-price')
    const prices = async () =>
      (await list(page).locator('data').all()).length === 24
        ? list(page)
            .locator('data')
            .evaluateAll((all) => all.map((each) => Number(each.getAttribute('value'))))
        : []
    await expect
      .poll(async () => {
        const shown = await prices()
        return shown.length === 24 && shown.every((price, i) => i === 0 || price <= (shown[i - 1] ?? 0))
      })
      .toBe(true)
  })

  await test.step('the second page', async () => {
    const first = await list(page).first().textContent()
    await page.getByRole('link', { name: t('results.page', { page: 2 }), exact: true }).click()
    await address(page, '/en/wheels/filter/diameter=15&sort=-price&page=2')
    await expect(list(page).first()).not.toHaveText(first ?? '')
    await heading(page, all)
    await page.goto(`/en/wheels/filter/diameter=15&page=${Math.ceil(all / 24)}`)
    await expect(list(page)).toHaveCount(all % 24 || 24)
    await expect(page.getByRole('link', { name: t('results.next'), exact: true })).toHaveCount(0)
  })

  await page.goto('/en/wheels/filter/diameter=15')
  const chosen = page.getByRole('list', { name: t('facets.chosen') })
  const facet = (name: string) => page.getByRole('region', { name: t(`facets.names.${name}`), exact: true })
  /** Chooses the first unchosen value of a facet, beside those that `shown` results have; returns the number of results. */
  async function press(name: string, shown = 0): Promise<number> {
    const link = facet(name)
      .getByRole('link')
      .filter({ hasNotText: t('facets.giveUp') })
      .first()
    const promised = shown + Number(await link.locator('small').textContent())
    const href = await link.getAttribute('href')
    // slowly: the page that the press fetches is opened by the click
    await link.click({ delay: name === 'material' ? 400 : 0 })
    await address(page, href ?? '')
    await heading(page, promised)
    return promised
  }

  await test.step('facets', async () => {
    await letGoElsewhere(page, facet('material').getByRole('link').first())
    await address(page, '/en/wheels/filter/diameter=15')
    let total = all
    for (const name of ['material', 'offset', 'price', 'inStock']) {
      const narrowed = await press(name)
      expect(narrowed).toBeLessThanOrEqual(total)
      total = narrowed
    }
    // Two values of one facet give more results.
    const widened = await press('offset', total)
    expect(widened).toBeGreaterThan(total)
    await expect(list(page)).toHaveCount(Math.min(24, widened))
  })

  await test.step('chips', async () => {
    await expect(chosen.getByRole('listitem')).toHaveCount(6)
    const chip = chosen.getByRole('link', { name: t('facets.values.inStock.yes') })
    await chip.click()
    await expect(page).not.toHaveURL(/inStock/)
    await expect(chosen.getByRole('listitem')).toHaveCount(5)
    await chosen.getByRole('link', { name: t('facets.clear') }).click()
    await address(page, '/en/wheels/filter/diameter=15')
    await heading(page, all)
    await expect(chosen).toHaveCount(0)
  })

  await test.step('two filters before the list comes', async () => {
    const links = [facet('material').getByRole('link').first(), facet('inStock').getByRole('link').first()]
    const [first, second] = await Promise.all(links.map((link) => link.elementHandle()))
    await page.evaluate(
      ([a, b]) => {
        ;(a as HTMLElement).click()
        setTimeout(() => (b as HTMLElement).click(), 30)
      },
      [first, second],
    )
    await expect(page).toHaveURL(/material=.*inStock=/)
    await expect(chosen.getByRole('listitem')).toHaveCount(3)
  })
})

test('an empty result says so and offers ways on that are not empty', async ({ page }) => {
  await test.step('a filter too many', async () => {
    await page.goto('/en/tires/filter/width=265&profile=70&diameter=16&priceFrom=1&priceTo=2')
    await expect(page.getByText(t('results.none'))).toBeVisible()
    const total = await totalOf('tires?width=265&profile=70&diameter=16')
    const without = t('results.relaxPrices')
    await page.getByRole('link', { name: `${without} (${total})` }).click()
    await heading(page, total, 'results.count')
  })

  await test.step('a size that nobody makes', async () => {
    await page.goto('/en/tires/filter/width=200&profile=80&diameter=15')
    await expect(page.getByText(t('results.none'))).toBeVisible()
    await expect(page.getByText(t('results.nearby'))).toBeVisible()
    await expect(page.getByRole('link', { name: t('results.allSizes') })).toHaveAttribute('href', '/en/tires')
    await page.getByRole('link', { name: '195/80 R15' }).click()
    await expect(page).toHaveURL(/width=195&profile=80&diameter=15/)
    await expect(list(page).first()).toBeVisible()
  })
})
