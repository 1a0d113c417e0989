import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'
import { field, pressUntil } from '../support/accounts'
import { call, createTire, origin, signInAs, signInAsAdministrator } from '../support/api'
import { createOrder } from '../support/orders'
import { buyButton, createBuyerWith, openCheckout, pageOf } from '../support/shoppers'
import { visible } from '../support/visible'
import { at, type Language, wordsOf } from '../support/words'

const say = wordsOf('pl')

const SIZE = 'width=195&profile=80&diameter=15'

/** One page of every kind; mostly in Polish, since the languages share their markup. */
const pages: Record<string, [path: string, language?: Language][]> = {
  'the finders': [['/'], ['/', 'en'], ['/', 'ru'], ['/wheels'], ['/spacer']],
  'lists and searches with and without results': [
    [`/tires/filter/${SIZE}`],
    ['/tires/filter/width=205&profile=80&diameter=16'],
    ['/products/title/wertepy'],
    ['/products/title/qqqqqq'],
  ],
  'a comparison and a passport': [['/compare/1-2'], ['/tireDetail/1/passport']],
  'the news and what is missing': [['/allnews'], ['/news/5'], ['/tireDetail/999999'], ['/nowhere/at/all']],
  "the company's pages": [
    ['/howwework'],
    ['/glossary'],
    ['/aboutcompany'],
    ['/rules'],
    ['/contact'],
    ['/track/unknown', 'ru'],
    ['/data-delition'],
  ],
  'the kit check, with an answer and with faults': [
    ['/kit'],
    ['/kit/vehicle=suzuki_jimny-jb74&tireSize=215%252F75R15&wheelEt=300', 'ru'],
    ['/kit/vehicle=suzuki_jimny-jb74&tireSize=215%252F75R15', 'en'],
  ],
  'the calculators, with answers and with faults': [
    ['/tools'],
    ['/tools/tire-size/old=195-80R15&new=x'],
    ['/tools/offset', 'ru'],
    ['/tools/bolt-circle'],
    ['/tools/gearing', 'en'],
    ['/tools/load-speed'],
  ],
  'the pages that the law asks for': [
    ['/privacy'],
    ['/safety'],
    ['/withdrawal'],
    ['/complaint'],
    ['/complaint/question/unknown', 'ru'],
    ['/withdrawal/question/unknown', 'en'],
    ['/accessibility'],
  ],
}

/** A complaint that nobody has confirmed to be the buyer's. */
async function complainAbout(orderNumber: string) {
  const form = new FormData()
  const typed = { name: 'Łucja Żółć', email: 'lucja@trakt.example', orderNumber, goods: '1 × Trakt MT' }
  for (const [name, text] of Object.entries({ ...typed, fault: 'Pęknięcie', since: '', wish: 'repair' }))
    form.append(name, text)
  const { status } = await fetch(`${origin}/api/complaints?locale=pl`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  expect(status).toBe(303)
}

async function faultsOf(page: Page): Promise<string[]> {
  // The shop's pages have no frames at this point, and axe is faster when it does not look for them.
  const light = await new AxeBuilder({ page }).setLegacyMode().analyze()
  await page.emulateMedia({ colorScheme: 'dark' })
  // Only the colors differ.
  const dark = await new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast').analyze()
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light.violations, ...dark.violations].map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html}`,
  )
}

// Each test has its own pages.
test.describe.configure({ mode: 'parallel' })

// A finding names its element, so a trace is not needed; recording one for axe is slow.
test.use({
  locale: 'pl-PL',
  viewport: { width: 390, height: 844 },
  trace: 'off',
})

// axe does not look at pictures, and drawing them on the first visit takes time.
test.beforeEach(({ context }) => context.route('**/media/**', (route) => route.abort()))

for (const [which, addresses] of Object.entries(pages))
  test(`axe finds no violation on ${which}`, async ({ page }) => {
    for (const [path, language = 'pl'] of addresses) {
      await page.goto(at(language, path))
      expect(await faultsOf(page), at(language, path)).toEqual([])
    }
  })

test('axe finds no violation on the three kinds of product page on a wide screen', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [list, detail] of [
    ['tires', 'tireDetail'],
    ['wheels', 'wheelDetail'],
    ['spacers', 'spacerDetail'],
  ]) {
    const [product] = await (await request.get(`/api/${list}?pageSize=1`)).json()
    await page.goto(`/${detail}/${product.id}`)
    expect(await faultsOf(page), detail).toEqual([])
  }
})

test('axe finds no violation in the menu, the filters, the map and the enlarged picture', async ({
  page,
  request,
}) => {
  const opened = async (path: string, button: string | RegExp, inside: string | RegExp) => {
    await page.goto(path)
    await expect(async () => {
      await visible(page.getByRole('button', { name: button }))
        .first()
        .click()
      await expect(visible(page.getByRole('button', { name: inside })).first()).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    expect(await faultsOf(page), `${path}: ${button}`).toEqual([])
  }
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ body: '<title>map</title>' }),
  )
  await opened('/', say('layout.menu'), say('layout.closeMenu'))
  await opened(`/tires/filter/${SIZE}`, say('results.narrow'), say('finder.closeFilters'))
  await opened('/howwework', say('footer.map'), say('footer.mapClose'))
  const [tire] = await (await request.get('/api/tires?pageSize=1')).json()
  await opened(`/tireDetail/${tire.id}`, new RegExp(say('product.zoom')), say('product.closeZoom'))
})

/** Presses a button until a text is shown, and looks for faults. */
async function expectNone(page: Page, name: string, shown: string) {
  await pressUntil(
    () => visible(page.getByRole('button', { name })).first().click({ timeout: 3_000 }),
    () => expect(visible(page.getByText(shown)).first()).toBeVisible({ timeout: 5_000 }),
  )
  expect(await faultsOf(page), `${page.url()}: ${name}`).toEqual([])
}

test("axe finds no violation on a buyer's cart, order, and checkout with mistakes", async ({ context }) => {
  const { buyer } = await createBuyerWith(5)
  const page = await pageOf(context, buyer)
  await page.goto('/cart')
  await expectNone(page, say('cartPage.clear'), say('cartPage.clearTitle'))
  await openCheckout(page, 'pl')
  await pressUntil(
    () => buyButton(page, 'pl').click({ timeout: 3_000 }),
    () =>
      expect(visible(page.getByText(say('errors.phone_required'))).first()).toBeVisible({ timeout: 5_000 }),
  )
  expect(await faultsOf(page), 'mistakes').toEqual([])
  const { id, buyer: owner } = await createOrder('Łucja Żółć')
  const orders = await pageOf(context, await signInAs(owner.email, owner.password))
  await orders.goto(`/orders?order=${id}`)
  await expect(orders.getByRole('dialog')).toContainText('ul. Błotna 4/4')
  expect(await faultsOf(orders), 'an order').toEqual([])
})

for (const width of [390, 1440])
  test(`axe finds no violation on the pages of the administration at ${width} px`, async ({ context }) => {
    // Two dozen pages, each looked at as a whole.
    test.setTimeout(600_000)
    await call('POST', '/api/safety', {
      body: {
        product: 'Opona',
        what_happened: 'Bąbel na boku.',
        from_name: 'Łucja Żółć',
        from_email: 'lucja@trakt.example',
        phone: '+48600700800',
      },
    })
    const { id } = await createOrder('Łucja Żółć')
    const administrator = await signInAsAdministrator()
    const opened = await call<{ id: number }>('POST', '/api/admin/returns', {
      token: administrator.token,
      body: { key: randomUUID(), orderId: id, reason: 'refused' },
    })
    await complainAbout(id)
    const page = await pageOf(context, administrator)
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      '/admin',
      `/admin/order/${id}`,
      `/admin/order/${id}/packing`,
      '/admin/products',
      '/admin/news',
      '/admin/dashboard',
      '/admin/reports',
      '/admin/import',
      '/admin/audit',
      '/admin/safety',
      '/admin/delivery',
      '/admin/ksef',
      '/admin/settings',
      '/admin/invoices',
      '/admin/receipts',
      '/admin/withdrawals',
      `/admin/withdrawals/${opened.body.id}`,
      '/admin/complaints',
      '/admin/safety?state=junk',
      '/admin/withdrawals?state=junk',
      '/admin/complaints?state=junk',
      '/admin/customers',
      '/admin/dispatch',
      '/admin/orders/new',
      '/admin/vehicles',
      '/admin/vehicles/gaps',
      '/admin/staff',
      '/admin/setup',
      '/admin/mails',
      '/admin/health',
      '/admin/security',
    ]) {
      await page.goto(path)
      expect(await faultsOf(page), path).toEqual([])
    }
  })

test('axe finds no violation in the questions about orders, nor in what an import refuses', async ({
  context,
}) => {
  const { id } = await createOrder('Łucja Żółć')
  const page = await pageOf(context, await signInAsAdministrator())
  await page.goto(`/admin?search=${id}`)
  await pressUntil(
    () => page.keyboard.press('?'),
    () => expect(page.getByRole('dialog')).toBeVisible({ timeout: 2_000 }),
  )
  expect(await faultsOf(page), 'shortcuts').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: new RegExp(id) }).check()
  await page.getByLabel(say('admin.bulk.status'), { exact: true }).selectOption('Canceled')
  await expectNone(page, say('admin.bulk.apply'), say('admin.cancel.yes'))
  await page.goto(`/admin/order/${id}`)
  await page.getByLabel(say('admin.newStatus', { id }), { exact: true }).selectOption('Canceled')
  await expectNone(page, say('admin.update'), say('admin.cancel.yes'))

  const tire = await createTire(5)
  await page.goto('/admin/import')
  const wrong = { name: 'cennik.csv', mimeType: 'text/csv', buffer: Buffer.from(`id;price\n${tire};dużo\n`) }
  await pressUntil(
    () => page.getByLabel(say('import.choose')).setInputFiles(wrong, { timeout: 3_000 }),
    () => expect(page.getByRole('table', { name: say('import.problems') })).toBeVisible({ timeout: 10_000 }),
  )
  expect(await faultsOf(page), 'import').toEqual([])
})

test('axe finds no violation in the forms of products and news with mistakes, nor in their dialogs', async ({
  context,
}) => {
  const tire = await createTire(5)
  const page = await pageOf(context, await signInAsAdministrator())
  await page.goto(`/admin/products?search=${tire}`)
  await expectNone(page, say('productAdmin.stock.adjust'), say('productAdmin.stock.note'))
  await expectNone(
    page,
    say('productAdmin.stock.book', { reason: say('productAdmin.stock.reasons.delivery') }),
    say('errors.required'),
  )
  await page.goto(`/admin/products?search=${tire}`)
  await visible(page.locator('input[name="product"]')).first().check()
  for (const action of ['price', 'stock', 'archive'] as const) {
    await expectNone(
      page,
      say(`productAdmin.bulk.actions.${action}`),
      say(`productAdmin.bulk.titles.${action}`, { count: 1 }),
    )
    await page.keyboard.press('Escape')
  }
  await page.goto('/admin/products/new?type=Tire')
  await expectNone(page, say('productAdmin.create'), say('productAdmin.errorsTitle'))
  await page.goto(`/admin/products/${tire}`)
  await expectNone(page, say('productAdmin.promotion.plan'), say('errors.invalid_date'))
  await expectNone(page, say('productAdmin.archive'), say('productAdmin.archiveTitle'))
  await page.goto('/admin/news/new')
  await expectNone(page, say('adminNews.publish'), say('errors.title_required'))
  await field(page, say('adminNews.title')).fill('Próba')
  await visible(page.getByRole('link', { name: say('adminNews.backToList') })).click()
  await expect(page.getByRole('dialog')).toContainText(say('editor.leaveText'))
  expect(await faultsOf(page), 'leaving').toEqual([])
})
