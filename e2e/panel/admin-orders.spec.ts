import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { button } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { saveFile } from '../support/downloads'
import { holdRequests, scripts } from '../support/held-requests'
import { createOrder, findOrder, moveElsewhere, type PlacedOrder, statusOf } from '../support/orders'
import { changeProduct, stockOf } from '../support/products'
import { visible } from '../support/visible'
import { at, type Language, wordsOf } from '../support/words'

const unique = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const rowOf = (page: Page, { id }: PlacedOrder) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: id, exact: true }), visible: true })

/** The address of the panel with only the orders that the search finds. */
const panel = (language: Language, search: string) =>
  at(language, `/admin?search=${encodeURIComponent(search)}`)

test('an order goes its whole way from the panel and from its page, and gives back what it took', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const name = unique('Bożena Żwirek')
  const order = await createOrder(name, 3)
  const page = await openAdminPage(browser, 'pl')

  await page.goto(panel('pl', name))
  const row = rowOf(page, order)
  await row.locator('summary').click()
  await row.getByRole('combobox').selectOption('In Processing')
  await row.getByRole('button', { name: t('admin.update'), exact: true }).click()
  await expect.poll(() => statusOf(order.id)).toBe('In Processing')
  await expect(row).toContainText(t('orders.statuses.In Processing'))

  await row.getByRole('link', { name: order.id }).click()
  await page.locator('summary', { hasText: t('admin.addressChange.open') }).click()
  await page.getByLabel(t('orders.change.labels.city')).fill('Giżycko')
  await page.getByRole('button', { name: t('admin.addressChange.save') }).click()
  await expect.poll(async () => (await findOrder(order.id))?.city).toBe('Giżycko')

  // typed and not saved: it stays whatever else of the order changes
  const number = visible(page.getByLabel(t('admin.parcels.number')))
  await number.fill('520000012680041086770098')

  const next = visible(page.getByRole('combobox', { name: t('admin.newStatus', { id: order.id }) }))
  for (const status of ['Sent', 'Delivered']) {
    await expect(next).toHaveValue(status)
    await button(page, t('admin.update')).click()
    await expect.poll(() => statusOf(order.id)).toBe(status)
  }
  await expect(next).toHaveValue('')
  await expect(number).toHaveValue('520000012680041086770098')
  await next.selectOption('Canceled')
  expect(await stockOf(order.tire)).toBe(2)
  await button(page, t('admin.update')).click()
  await expect(page.getByText(t('admin.cancel.ask', { id: order.id }))).toBeVisible()
  expect(await statusOf(order.id)).toBe('Delivered')
  await page.getByRole('button', { name: t('admin.cancel.yes') }).click()
  await expect(page.getByText(t('admin.final'))).toBeVisible()
  expect([await statusOf(order.id), await stockOf(order.tire)]).toEqual(['Canceled', 3])

  await page.goto(panel('pl', name))
  await row.locator('summary').click()
  await row.getByRole('combobox').selectOption('Pending')
  await row.getByRole('button', { name: t('admin.update'), exact: true }).click()
  await expect(
    row.getByText(t('admin.confirm.resume', { id: order.id, to: t('orders.statuses.Pending') })),
  ).toBeVisible()
  expect(await statusOf(order.id)).toBe('Canceled')
  await row.getByRole('button', { name: t('admin.confirm.yes') }).click()
  await expect.poll(() => statusOf(order.id)).toBe('Pending')
  expect(await stockOf(order.tire)).toBe(2)

  await page.goto(`/admin/audit?type=order&id=${order.id}`)
  const entries = page.getByRole('listitem').filter({ hasText: order.id })
  // five changes of the status, and one of the address
  await expect(entries).toHaveCount(6)
  await expect(entries.first()).toContainText('Anna Nowak')
  const changes = entries
    .first()
    .getByRole('row')
    .filter({ hasText: t('audit.fields.status') })
  await expect(changes.getByRole('cell')).toHaveText([
    t('orders.statuses.Canceled'),
    t('orders.statuses.Pending'),
  ])
  await page.context().close()
})

test('when two administrators change an order, the second one is told and nothing is overwritten', async ({
  browser,
}) => {
  const t = wordsOf('en')
  const order = await createOrder(unique('Adam Drugi'))
  const page = await openAdminPage(browser, 'en')
  await page.goto(at('en', `/admin/order/${order.id}`))
  await moveElsewhere(order.id, 'Canceled')
  await page.getByRole('button', { name: t('admin.update'), exact: true }).click()
  await expect(page.getByText(t('admin.changed', { status: t('orders.statuses.Canceled') }))).toBeVisible()
  await expect(page.getByText(t('admin.final'))).toBeVisible()
  expect(await statusOf(order.id)).toBe('Canceled')
  await page.context().close()
})

test('what is chosen and pressed before the page has hydrated counts', async ({ browser }) => {
  const t = wordsOf('en')
  const name = unique('Early Bird')
  const order = await createOrder(name)
  const page = await openAdminPage(browser, 'en')
  const wake = await holdRequests(page, scripts)
  await page.goto(panel('en', name), { waitUntil: 'commit' })
  const row = rowOf(page, order)
  await row.locator('summary').click()
  await row.getByRole('combobox').selectOption('In Processing')
  await row.getByRole('button', { name: t('admin.update'), exact: true }).click()
  wake()
  await expect.poll(() => statusOf(order.id), { timeout: 20_000 }).toBe('In Processing')
  await expect(row.getByRole('combobox')).toHaveValue('In Processing')
  await page.context().close()
})

test('several orders move at once, by keyboard, and each says what became of it', async ({ browser }) => {
  const t = wordsOf('ru')
  const name = unique('Анна Каренина')
  const [moved, there, refused] = await Promise.all([createOrder(name), createOrder(name), createOrder(name)])
  await moveElsewhere(there.id, 'Sent')
  const page = await openAdminPage(browser, 'ru')
  await page.goto(panel('ru', name))
  await moveElsewhere(refused.id, 'In Processing')
  const screen = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 664 })
  await expect(async () => {
    await page.getByRole('button', { name: t('admin.bulk.apply') }).click()
    await expect(page.getByText(t('admin.bulk.pickFirst'))).toBeInViewport({ ratio: 1, timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await page.setViewportSize(screen)
  for (const order of [moved, there, refused]) {
    await page.getByRole('checkbox', { name: new RegExp(order.id) }).focus()
    await page.keyboard.press('Space')
  }
  const status = page.getByRole('combobox', { name: t('admin.bulk.status') })
  await status.selectOption('Sent')
  await status.press('Tab')
  await page.keyboard.press('Enter')
  // from Pending, Sent is a jump
  await page.getByRole('button', { name: t('admin.confirm.yes') }).click()

  const resultOf = (order: PlacedOrder) => page.getByRole('listitem').filter({ hasText: order.id })
  const sent = t('orders.statuses.Sent')
  await expect(resultOf(moved)).toContainText(t('admin.bulk.moved', { status: sent }))
  await expect(resultOf(there)).toContainText(t('admin.bulk.unchanged', { status: sent }))
  await expect(resultOf(refused)).toContainText(
    t('admin.changed', { status: t('orders.statuses.In Processing') }),
  )
  expect(await Promise.all([moved, there, refused].map(({ id }) => statusOf(id)))).toEqual([
    'Sent',
    'Sent',
    'In Processing',
  ])
  await expect(page.getByRole('checkbox', { name: new RegExp(refused.id) })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: new RegExp(moved.id) })).not.toBeChecked()
  await expect(rowOf(page, moved)).toContainText(sent)

  // The refused order is still selected. Canceling it asks for confirmation.
  const question = page.getByText(t('admin.bulk.cancelAsk', { count: 1 }))
  for (const answer of ['no', 'yes']) {
    await status.selectOption('Canceled')
    await page.getByRole('button', { name: t('admin.bulk.apply') }).click()
    await expect(question).toBeVisible()
    expect(await statusOf(refused.id)).toBe('In Processing')
    await page.getByRole('button', { name: t(`admin.cancel.${answer}`), exact: true }).click()
    await expect(question).toHaveCount(0)
  }
  await expect.poll(() => statusOf(refused.id)).toBe('Canceled')
  expect(await statusOf(moved.id)).toBe('Sent')
  await page.context().close()
})

test('the filtered list is saved as a file that a Polish spreadsheet opens and that runs nothing', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const name = unique('=HYPERLINK("tel:112") Łódź;')
  const order = await createOrder(name)
  const page = await openAdminPage(browser, 'pl')
  await page.goto(panel('pl', name))
  const { name: fileName, text } = await saveFile(page.getByRole('link', { name: t('admin.download') }))
  expect(fileName).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  const [heading = '', line = '', ...rest] = text.split('\r\n')
  expect(heading.startsWith(`\ufeff${t('admin.id')};${t('admin.date')};${t('admin.status')};`)).toBe(true)
  expect(line).toContain(`${order.id};`)
  expect(line).toContain(`"'${name.replaceAll('"', '""')}"`)
  expect(line.endsWith(';1;;0,00;399,99')).toBe(true)
  expect(rest).toEqual([''])
  await page.goto(at('pl', '/admin?from=2026-11-22&to=2026-11-21'))
  await expect(page.getByLabel(t('admin.filters.from'))).toHaveAccessibleDescription(
    new RegExp(t('admin.filters.fromAfterTo')),
  )
  await page.context().close()
})

test('a new order is announced, and shown only when asked for', async ({ browser }) => {
  const page = await openAdminPage(browser, 'en')
  await page.goto(at('en', '/admin'))
  const first = page.getByRole('row').nth(1)
  await expect(first).toBeVisible()
  const counter = page
    .getByRole('navigation', { name: wordsOf('en')('admin.nav') })
    .getByText(/\d\snew orders?/)
  const order = await createOrder(unique('Nowy Klient'))
  const notice = page.getByRole('button', { name: /new orders?/ })
  await expect(async () => {
    // Simulates a return to the window.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(notice).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await expect(counter).toBeAttached()
  await expect(rowOf(page, order)).toHaveCount(0)
  await notice.click()
  await expect(rowOf(page, order)).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.context().close()
})

test('packing slips name the goods, the way and what is to be collected: nothing once it is paid', async ({
  browser,
}) => {
  const t = wordsOf('ru')
  const name = unique('Пётр Посылкин')
  const order = await createOrder(name)
  const page = await openAdminPage(browser, 'ru')
  await page.goto(at('ru', `/admin/order/${order.id}`))
  const goods = page.getByRole('row').filter({ hasText: order.title })
  await expect(goods).toContainText(`#${order.tire}`)
  const sku = `TRK-${order.tire}`
  const ean = '5901234123457'
  await changeProduct(order.tire, { sku, ean })
  await page.reload()
  await expect(goods).toContainText(`${sku} · EAN ${ean}`)
  await page.getByRole('link', { name: t('admin.packing.open') }).click()
  const slip = page.getByRole('article')
  await expect(slip.getByRole('heading', { name: order.id })).toBeVisible()
  await expect(slip).toContainText(name)
  await expect(slip).toContainText('ul. Błotna 4/4')
  await expect(slip.getByRole('row').filter({ hasText: order.title })).toContainText(sku)
  await expect(slip.getByRole('row').filter({ hasText: order.title })).toContainText(ean)
  await expect(slip).toContainText(t('admin.packing.collect'))
  await expect(slip.getByText(/399,99/)).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: t('admin.packing.print') })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(at('ru', `/admin/order/${order.id}`))
  await page.getByRole('button', { name: t('admin.money.mark.delivery') }).click()
  await expect(page.getByRole('button', { name: t('admin.money.unmark') })).toBeVisible()
  const second = await createOrder(name)
  await page.goto(panel('ru', name))
  await expect(rowOf(page, order)).toContainText(t('admin.money.paidAtDelivery'))
  for (const { id } of [order, second]) await page.getByRole('checkbox', { name: new RegExp(id) }).check()
  const opening = page.waitForEvent('popup')
  await page.getByRole('button', { name: t('admin.bulk.print') }).click()
  const slips = (await opening).getByRole('article')
  await expect(slips).toHaveCount(2)
  const paid = slips.filter({ hasText: order.id })
  await expect(paid).toContainText(t('admin.packing.paid'))
  expect(await paid.textContent()).not.toMatch(/399|PLN|zł/)
  await expect(slips.filter({ hasText: second.id })).toContainText(t('admin.packing.collect'))
  await page.context().close()
})
