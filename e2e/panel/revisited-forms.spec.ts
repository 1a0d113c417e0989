import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { button, field, pressUntil } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { call, signInAsAdministrator } from '../support/api'
import { formPages, type Seed } from '../support/form-pages'
import { holdRequests } from '../support/held-requests'
import { createOrder } from '../support/orders'
import { fill, labels } from '../support/product-form'
import { followLink, PERSON } from '../support/shoppers'
import { answersOn, askSomething, openHydrated, typeEverywhere, valuesOn } from '../support/typed-pages'
import { fetchVehicles } from '../support/vehicles'
import { visible } from '../support/visible'
import { browserLocale, isLong, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })

/** Follows a link of the shop within the document, and leaves what is unsaved. */
async function follow(page: Page, href: string) {
  await followLink(page, href)
  const wanted = new URL(href, page.url()).href
  const leave = page.getByRole('button', { name: t('leave.leave') })
  await expect(async () => {
    if (await leave.isVisible()) await leave.click({ timeout: 1_000 })
    expect(page.url()).toBe(wanted)
  }).toPass()
}

async function seed(): Promise<Seed> {
  const [first, second] = [await createOrder('Jan Pierwszy'), await createOrder('Anna Druga')]
  const { token } = await signInAsAdministrator()
  const news = async (title: string) =>
    (
      await call<{ id: string }>('POST', '/api/admin/news', {
        token,
        body: {
          title,
          description: 'Treść próby, długa jak prawdziwe aktualności sklepu.',
          published: false,
        },
      })
    ).body.id
  const opened = async (orderId: string) =>
    (
      await call<{ id: number }>('POST', '/api/admin/returns', {
        token,
        body: { key: randomUUID(), orderId, reason: 'refused' },
      })
    ).body.id
  const vehicles = await fetchVehicles()
  return {
    orders: [first.id, second.id],
    customers: [first.buyer.uid, second.buyer.uid],
    tires: [String(first.tire), String(second.tire)],
    news: [await news('Pierwsza'), await news('Druga')],
    vehicles: [String(vehicles[0]?.id), String(vehicles[1]?.id)],
    returns: [String(await opened(first.id)), String(await opened(second.id))],
  }
}

/** Types at the first address, goes to the second within the document, and expects what a load of it shows. */
async function expectFresh(page: Page, [first, second]: [string, string]) {
  await openHydrated(page, second)
  const [fresh, said] = [await valuesOn(page), await answersOn(page)]
  await openHydrated(page, first)
  const saidBefore = [...said, ...(await answersOn(page))]
  expect(await typeEverywhere(page), `nothing to type at ${first}`).toBeGreaterThan(0)
  await askSomething(page)
  const answered = (await answersOn(page)).filter((answer) => !saidBefore.includes(answer))
  await follow(page, second)
  await expect.poll(() => valuesOn(page), { message: `${second} after ${first}` }).toEqual(fresh)
  const stale = async () => (await answersOn(page)).filter((answer) => answered.includes(answer))
  await expect.poll(stale, { message: `answers at ${second} after ${first}` }).toEqual([])
}

for (const area of ['shop', 'administration'])
  test(`what is typed at one address of the ${area} does not show at another`, async ({ browser }) => {
    test.setTimeout(isLong ? 600_000 : 240_000)
    const isAdmin = area === 'administration'
    const page = isAdmin
      ? await openAdminPage(browser, 'pl')
      : await (await browser.newContext({ locale: browserLocale.pl, userAgent: PERSON })).newPage()
    const records = isAdmin && isLong ? await seed() : undefined
    for (const [folder, visits] of Object.entries(formPages)) {
      const isOfStaff = folder.startsWith('(admin)') || ('asStaff' in visits && visits.asStaff === true)
      if (isOfStaff !== isAdmin) continue
      const addresses = 'byQuery' in visits ? visits.byQuery : 'byPath' in visits && isLong && visits.byPath
      if (!addresses) continue
      await test.step(folder, () => expectFresh(page, addresses(records ?? ({} as Seed))))
    }
    await page.context().close()
  })

test('a message begins anew once it was sent, and stays at its address until then', async ({ browser }) => {
  const context = await browser.newContext({ locale: browserLocale.pl, userAgent: PERSON })
  const page = await context.newPage()
  const address = [1, 2].map(() => Math.floor(Math.random() * 256)).join('.')
  for (const path of ['**/api/contact', '**/api/safety'])
    await page.route(path, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': `10.2.${address}` } }),
    )
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  const message = field(page, t('contactPage.message'))
  await message.fill('Czy 235/75 R15 wejdzie bez liftu?')
  await follow(page, '/rules')
  await follow(page, '/contact')
  await expect(message).toHaveValue('Czy 235/75 R15 wejdzie bez liftu?')
  await field(page, t('contactPage.name')).fill('Łucja Żółć')
  await field(page, t('contactPage.email')).fill(`lucja-${randomUUID()}@example.com`)
  await field(page, t('contactPage.phone')).fill('+48 600 700 800')
  await page.getByRole('button', { name: t('contactPage.submit') }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await follow(page, '/contact')
  await expect(message).toHaveValue('')

  await follow(page, '/reset-password')
  await field(page, t('resetPassword.email')).fill(`nobody-${randomUUID()}@trakt.example`)
  await page.getByRole('button', { name: t('resetPassword.submit') }).click()
  await expect(visible(page.getByText(t('resetPassword.sentTitle')))).toBeVisible()
  await follow(page, '/signIn')
  await follow(page, '/reset-password')
  await expect(field(page, t('resetPassword.email'))).toHaveValue('')
  await context.close()
})

test('after a success the next record of the administration begins with nothing of the last', async ({
  browser,
}) => {
  const order = await createOrder(`Zwrot ${randomUUID().slice(0, 8)}`)
  const page = await openAdminPage(browser, 'pl')

  await test.step('each return of an order is one of its own', async () => {
    const opened = new Set<string>()
    for (let count = 0; count < 4; count++) {
      // a press right after hydration, too
      if (count % 2 === 0) await page.goto(`/admin/order/${order.id}`)
      await pressUntil(
        () => button(page, t('returnPage.open.submit')).click({ timeout: 3_000 }),
        () => expect(page).toHaveURL(/withdrawals\/\d+$/, { timeout: 3_000 }),
      )
      opened.add(page.url())
      await follow(page, `/admin/order/${order.id}`)
    }
    expect(opened.size).toBe(4)
  })

  await test.step('the choice of a page of products ends with the page', async () => {
    await follow(page, '/admin/products')
    const boxes = visible(page.locator('input[name=product]'))
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await expect(page.getByText(t('productAdmin.bulk.picked', { count: 2 }))).toBeVisible()
    await follow(page, '/admin/products?page=2')
    await expect(page.locator('input[name=product]:checked')).toHaveCount(0)
    await visible(page.getByRole('link', { name: t('productAdmin.list.previous') })).click()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(boxes.first()).toBeVisible()
    await expect(visible(page.getByText(t('productAdmin.bulk.picked', { count: 2 })))).toHaveCount(0)
  })

  await test.step('a new item of the news begins empty after another', async () => {
    await follow(page, '/admin/news/new')
    const title = field(page, t('adminNews.title'))
    await title.fill(`Pierwsza ${randomUUID()}`)
    await field(page, t('adminNews.description')).fill('Treść, która należy do pierwszej aktualności sklepu.')
    await visible(page.getByRole('button', { name: t('adminNews.saveDraft') })).click()
    await expect(page).toHaveURL(/\/admin\/news\/(?!new)/)
    await follow(page, '/admin/news')
    await page.goBack()
    await expect(title).toHaveValue(/^Pierwsza/)
    await follow(page, '/admin/news/new')
    await expect(title).toHaveValue('')
  })

  await test.step('a new product begins empty after another, which keeps what was typed while it was created', async () => {
    const f = labels('pl', 'Spacer')
    await follow(page, '/admin/products/new?type=Spacer')
    const name = `Dystans ${randomUUID().slice(0, 8)}`
    await fill(page, 'pl', [
      [f('boltDistance'), '5x139,7'],
      [f('thickness'), '31'],
      [f('price'), '119'],
      [f('quantityInStock'), '5'],
      [f('title'), name],
    ])
    const answer = await holdRequests(page, '**/api/spacers')
    const sent = page.waitForRequest('**/api/spacers')
    await visible(page.getByRole('button', { name: t('productAdmin.create') })).click()
    await sent
    await field(page, f('title')).press('End')
    await page.keyboard.type(' mm')
    answer()
    await expect(page).toHaveURL(/\/admin\/products\/\d+/)
    await page.unroute('**/api/spacers')
    await expect(field(page, f('title'))).toHaveValue(`${name} mm`)
    await follow(page, '/admin/products/new?type=Spacer')
    for (const label of ['boltDistance', 'thickness', 'price', 'quantityInStock', 'title'])
      await expect(field(page, f(label))).toHaveValue('')
    await expect(visible(page.getByText(t('productAdmin.restoredTitle')))).toHaveCount(0)
  })

  await test.step('a new vehicle begins empty after another', async () => {
    await follow(page, '/admin/vehicles/new')
    await page.waitForLoadState('networkidle')
    await typeVehicle(page)
    await button(page, t('editor.save')).click()
    await expect(page).toHaveURL(/\/admin\/vehicles\/\d+$/)
    await follow(page, '/admin/vehicles/new')
    await expect(field(page, t('adminVehicles.fields.make'))).toHaveValue('')
  })
  await page.context().close()
})

const typeVehicle = async (page: Page) => {
  for (const [name, value] of Object.entries({
    make: 'Daihatsu',
    model: `Próba ${randomUUID().slice(0, 8)}`,
    generation: 'J200',
    yearFrom: '2006',
    boltPattern: '5x114.3',
    centerBore: '66,1',
  }))
    await field(page, t(`adminVehicles.fields.${name}`)).fill(value)
  await field(page, t('adminVehicles.fields.confidence')).selectOption('low')
  await visible(page.locator('main input[type=checkbox]')).first().check()
}
