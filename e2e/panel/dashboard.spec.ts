import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { pressUntil } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { saveFile } from '../support/downloads'
import { countOrdersOfWeek, createOrder, moveElsewhere } from '../support/orders'
import { visible } from '../support/visible'
import { wordsOf } from '../support/words'

test("the dashboard's numbers are the database's, and keys lead there and away", async ({ browser }) => {
  const t = wordsOf('pl')
  const canceled = await createOrder(`Odwołany ${randomUUID().slice(0, 8)}`)
  await moveElsewhere(canceled.id, 'Canceled')
  await createOrder(`Liczony ${randomUUID().slice(0, 8)}`)
  const page = await openAdminPage(browser, 'pl')
  // Other tests place orders meanwhile: retried until the numbers are the same before and after the page.
  await expect(async () => {
    const before = await countOrdersOfWeek()
    await page.goto('/admin/dashboard?days=7')
    expect(await countOrdersOfWeek()).toEqual(before)
    const chart = page.getByRole('figure').filter({ hasText: t('dashboard.orders') })
    const table = chart.getByRole('table', { includeHidden: true })
    const daily = await table.getByRole('cell', { includeHidden: true }).allTextContents()
    expect(daily).toHaveLength(7)
    expect(daily.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(before.orders)
    const revenue = page
      .getByRole('figure')
      .filter({ hasText: t('dashboard.revenue') })
      .locator('data, p')
      .first()
    expect(Number((await revenue.textContent())?.split('zł')[0]?.replace(/\s/g, '').replace(',', ''))).toBe(
      before.revenue,
    )
    await expect(
      page.getByText(t('dashboard.canceled', { count: String(before.canceled), all: String(before.all) })),
    ).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 90_000 })

  await page.goto('/admin/reports?from=2020-01-01&to=2019-01-01')
  await expect(page.getByRole('alert').filter({ hasText: t('reports.refused') })).toBeVisible()
  await page.getByLabel(t('reports.basis')).selectOption('placed')
  await page.getByLabel(t('reports.step')).selectOption('month')
  await page.getByRole('button', { name: t('audit.show') }).click()
  await expect(page).toHaveURL(/basis=placed&step=month/)
  await expect(page.getByRole('table', { name: t('reports.byType') })).toBeVisible()
  await expect(page.getByRole('heading', { name: t('reports.byRate') })).toBeVisible()
  const file = await saveFile(
    page.getByRole('link', { name: t('reports.fileNamed', { title: t('reports.byPeriod') }) }),
  )
  expect(file.name).toMatch(/^report-period-.*\.csv$/)

  await page.goto('/admin/dashboard?days=7')
  // no backup has been made of the shop of these tests
  const health = page.getByRole('main').locator('p', { has: page.locator('a[href="/admin/health"]') })
  await expect(health).toContainText(t('shopHealth.readings.backup.name'))
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await pressUntil(
    async () => {
      await page.keyboard.press('g')
      await page.keyboard.press('o')
    },
    () => expect(page).toHaveURL(/\/admin$/, { timeout: 5_000 }),
  )
  const search = visible(page.getByRole('searchbox'))
  await expect(search).toBeVisible()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('g d')
  await expect(search).toHaveValue('g d')
  await expect(page).toHaveURL(/\/admin$/)
  await page.context().close()
})
