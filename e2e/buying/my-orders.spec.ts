import { expect, test } from 'playwright/test'
import { button, field } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { createBuyer, createTire, signInAsAdministrator } from '../support/api'
import { fetchOrders, orderProducts } from '../support/orders'
import { fetchDemoProducts } from '../support/products'
import { pageOf } from '../support/shoppers'
import { fits, visible } from '../support/visible'
import { wordsOf } from '../support/words'

// With another browser language, addresses without a language prefix would redirect.
test.use({ locale: 'pl-PL' })

/** What browsers leave white around a page. */
const paperMargin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }

const onSale = async (list: string, query = {}) =>
  (await fetchDemoProducts<{ id: number; quantityInStock: number }>(list, query)).find(
    ({ quantityInStock }) => quantityInStock > 2,
  )?.id ?? 0

test('a customer pages, filters, searches, opens, prints and closes their orders', async ({
  context,
  browser,
}) => {
  const t = wordsOf('pl')
  const [buyer, { token }, tire] = await Promise.all([createBuyer(), signInAsAdministrator(), createTire(40)])
  const [wheel, spacer] = [await onSale('wheels', { diameter: '15' }), await onSale('spacers')]
  const { id: oldest } = await orderProducts(buyer, [tire], { more: { firstAndLastName: 'Zbigniew Ćma' } })
  for (let count = 0; count < 10; count++) await orderProducts(buyer, [tire])
  const { id: newest } = await orderProducts(buyer, [tire, wheel, spacer])
  const update = await fetch(`${process.env.SHOP_ORIGIN}/api/tires/orders/order/update`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ orderId: oldest, status: 'Delivered' }),
  })
  expect(update.status).toBe(200)

  const page = await pageOf(context, buyer)
  await page.goto('/orders')
  const lines = visible(page.getByRole('row')).filter({ has: page.getByRole('cell') })
  await expect(lines).toHaveCount(10)
  await expect(lines.first()).toContainText(newest)
  await button(page, t('orders.older')).click()
  await expect(lines).toHaveCount(2)
  await expect(lines.last()).toContainText(oldest)
  // On the last page the "next" button is disabled; its tooltip must not widen the page on a phone.
  const desk = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fits(page)).toBe(true)
  await page.setViewportSize(desk)
  // The test order is delivered on the day it is placed; an undelivered one shows a dash.
  await expect(lines.last().getByRole('cell').last()).toContainText(/\d{4}/)
  await expect(lines.first().getByRole('cell').last()).toContainText('–')

  const search = visible(page.getByRole('searchbox', { name: t('orders.search') }))
  await search.fill('cma')
  await expect(lines).toHaveCount(1)
  await expect(lines).toContainText(oldest)
  await search.fill(newest.slice(0, 5).toLowerCase())
  await expect(lines).toHaveCount(1)
  await field(page, t('orders.filterStatus')).selectOption('Delivered')
  await expect(visible(page.getByText(t('orders.noneTitle')))).toBeVisible()
  await button(page, t('orders.showAll')).click()
  await expect(lines).toHaveCount(10)

  await button(page, t('orders.openNamed', { id: newest })).click()
  const details = page.getByRole('dialog')
  await expect(details).toContainText('ul. Błotna 4/4')
  await expect(details).toContainText(t('orders.deliveries.shipping_to_customer'))
  await expect(details).toContainText(t('orders.payments.payment_at_delivery'))
  for (const path of [`/tireDetail/${tire}`, `/wheelDetail/${wheel}`, `/spacerDetail/${spacer}`])
    await expect(details.locator(`a[href="${path}"]`)).toBeVisible()
  // the picture stands small beside the words
  const bought = details
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/wheelDetail/${wheel}"]`) })
  expect((await bought.locator('img').boundingBox())?.width).toBeLessThan(100)
  await expect(page).toHaveURL(new RegExp(`/orders\\?order=${newest}$`))
  await page.reload()
  await expect(details).toContainText('ul. Błotna 4/4')

  await page.emulateMedia({ media: 'print' })
  const sheet = visible(page.getByRole('article').filter({ hasText: t('orders.sheetNote') }))
  await expect(sheet).toContainText(newest)
  await expect(sheet.getByRole('row')).toHaveCount(5)
  await expect(visible(page.getByRole('banner'))).toHaveCount(0)
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(paper) ?? []
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
  await page.emulateMedia({ media: 'screen' })
  const panel = await openAdminPage(browser, 'pl')
  for (const path of [`/admin/order/${newest}`, `/admin/order/${newest}/packing`]) {
    await panel.goto(path)
    await expect(visible(panel.getByRole('table')).first()).toBeVisible()
    const printed = (await panel.pdf({ format: 'A4', margin: paperMargin })).toString('latin1')
    expect(printed.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
  }
  await panel.context().close()
  await page.goBack()
  await expect(details).toHaveCount(0)
  await expect(page).toHaveURL(/\/orders$/)
  expect(await fetchOrders(buyer)).toHaveLength(12)
})
