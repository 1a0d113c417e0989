import { randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { button, field, pressUntil } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { addToCart, call, createBuyer, origin, signInAsAdministrator } from '../support/api'
import { violationsOf } from '../support/axe'
import { fill, jpeg, labels } from '../support/product-form'
import { changeProduct } from '../support/products'
import { fits, visible } from '../support/visible'
import { at, wordsOf } from '../support/words'

// Each test creates its own products.
test.describe.configure({ mode: 'parallel' })

const script = '<script>alert(document.domain)</script>'

const isInSitemap = async (path: string) => {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const files = [...index.matchAll(/<loc>([^<]+products[^<]*)<\/loc>/g)].map(([, file = '']) => file)
  const pages = await Promise.all(files.map(async (file) => (await fetch(file)).text()))
  return pages.some((page) => page.includes(`${path}<`))
}

const options = async (path: string) => (await call<unknown[]>('GET', path)).body

test('pl: a tire from the form to the shop: what is wrong is named, HTML is text, a picture is nothing but a picture', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const page = await openAdminPage(browser, 'pl')
  const width = 420 + Math.floor(Math.random() * 500)
  const title = `<b>Gruba</b> & "Opona" ${randomUUID().slice(0, 8)}`
  const f = labels('pl', 'Tire')
  await page.goto('/create')
  await fill(page, 'pl', [
    [f('width'), String(width)],
    [f('profile'), '75'],
    [f('diameter'), '16'],
    [f('icVc'), '1'],
    [f('price'), '399,999'],
    [f('quantityInStock'), '7'],
  ])
  await page.getByRole('button', { name: t('productAdmin.create') }).click()
  const summary = visible(page.getByRole('alert')).first()
  for (const words of [
    'type_of_tire_required',
    'ic_vc_format',
    'two_decimals',
    'inf_required',
    'title_required',
  ])
    await expect(summary).toContainText(t(`errors.${words}`))
  await summary.getByRole('button', { name: t('errors.ic_vc_format') }).click()
  await expect(field(page, f('icVc'))).toBeFocused()
  await field(page, f('icVc')).fill('112Q')
  await field(page, f('typeOfTire')).selectOption('4X4')
  await field(page, f('approval')).selectOption('R108')
  await field(page, f('approvalNumber')).fill('108R-004404')
  await field(page, f('price')).fill('399,90')
  await field(page, f('inf')).fill(`Opis ${script}`)
  await page.getByRole('button', { name: t('productAdmin.takeSuggestion') }).click()
  await expect(field(page, f('title'))).toHaveValue(`Trakt ${width}/75 R16 112Q`)
  await field(page, f('title')).fill(title)

  const chooser = page.locator('input[type=file]')
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)
  await chooser.setInputFiles({ name: 'opona.jpg', mimeType: 'image/jpeg', buffer: svg })
  await expect(page.getByRole('alert').getByText(t('errors.picture.unsupported'))).toBeVisible()
  const polyglot = Buffer.concat([await jpeg(), Buffer.from(`<!doctype html>${script}PK\x03\x04`)])
  await chooser.setInputFiles({ name: 'opona.html', mimeType: 'text/html', buffer: polyglot })
  const photo = page.locator('img[src^="/media/photo/"]').first()
  await expect(photo).toBeVisible()
  // A photo goes before the drawings; another picture becomes the main one and makes way again, by keyboard.
  const firstPicture = page.getByRole('img', {
    name: t('productAdmin.pictures.nth', { number: '1' }),
    exact: true,
  })
  const makeMain = (place: number) =>
    page.getByRole('button', {
      name: t('productAdmin.pictures.makeMain', { number: String(place) }),
      exact: true,
    })
  await expect(firstPicture).toHaveAttribute('src', /\/media\/photo\//)
  await makeMain(3).press('Enter')
  await expect(makeMain(1)).toBeFocused()
  await expect(firstPicture).not.toHaveAttribute('src', /\/media\/photo\//)
  await makeMain(2).press('Enter')
  await expect(firstPicture).toHaveAttribute('src', /\/media\/photo\//)
  await page.getByRole('button', { name: t('productAdmin.create') }).click()
  await expect(page).toHaveURL(/\/admin\/products\/\d+/)
  await expect(page.getByText(t('productAdmin.createdTitle'))).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  const id = Number(/products\/(\d+)/.exec(page.url())?.[1])
  // only the server knows what is wrong with a promotion: the keyboard goes there
  const promotion = (key: string) => field(page, t(`productAdmin.promotion.${key}`))
  await promotion('priceField').fill('399,90')
  await promotion('endsAt').fill('2099-01-01T10:00')
  await button(page, t('productAdmin.promotion.plan')).click()
  await expect(page.getByText(t('errors.promotion_price'))).toBeVisible()
  await expect(promotion('priceField')).toBeFocused()
  await promotion('priceField').fill('299,90')
  await button(page, t('productAdmin.promotion.plan')).press('Enter')
  const end = button(page, t('productAdmin.promotion.end'))
  await end.press('Enter')
  await button(page.getByRole('dialog'), t('productAdmin.promotion.end')).press('Enter')
  await expect(page.getByText(t('productAdmin.promotion.ended'))).toBeVisible()
  await expect(end).toHaveCount(0)
  await expect(page.locator('main :focus')).toHaveCount(1)

  const { body: tire } = await call<{ url: string; title: string; price: number; urls: string[] }>(
    'GET',
    `/api/tires/${id}`,
  )
  expect(tire).toMatchObject({ title, price: 399.9 })
  expect(tire.urls).toContain(`/media/product/${id}/front.avif`)
  const picture = await fetch(origin + tire.url.replace('.avif', '-640.webp'))
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await picture.arrayBuffer()).toString('latin1')).not.toContain('script')

  expect(await options('/api/rdr/tire_filter/width')).toContain(width)
  await page.goto(`/tires/filter/width=${width}&profile=75&diameter=16`)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.goto(`/tireDetail/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
  await expect(page.getByText(`Opis ${script}`)).toBeVisible()
  const html = await (await fetch(`${origin}/tireDetail/${id}`)).text()
  expect(html).not.toContain('<b>Gruba')
  expect(html).not.toContain(script)
  const share = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect((await fetch(new URL(new URL(share).pathname, origin))).status).toBe(200)
  expect(await isInSitemap(`/tireDetail/${id}`)).toBe(true)
  await page.context().close()
})

test('en: a wheel is edited, contested between two administrators, archived and put back', async ({
  browser,
}) => {
  const t = wordsOf('en')
  const { token } = await signInAsAdministrator()
  const bore = Number((60 + Math.random() * 40).toFixed(2))
  const entry = {
    title: `Felga stalowa Trakt 7Jx17 ${randomUUID().slice(0, 8)}`,
    typeOfWheel: 'steel',
    // no other journey counts wheels of this diameter
    diameter: 17,
    width: 7,
    boltSpacing: '6x139.7',
    centralBoreDiameter: bore,
    offset: -10,
    price: 269.99,
    url: '/media/product/new/front.avif',
    urls: ['/media/product/new/drawing.avif'],
  }
  const created = await call<{ id: number }>('POST', '/api/wheels', {
    token,
    body: { ...entry, quantityInStock: 4 },
  })
  expect(created.status).toBe(201)
  const { id } = created.body
  const buyer = await createBuyer()
  expect((await addToCart(buyer, id)).status).toBe(200)

  const page = await openAdminPage(browser, 'en')
  const f = labels('en', 'Wheel')
  const price = f('price')
  await page.goto(at('en', `/admin/products/${id}`))
  await fill(page, 'en', [[price, '249.50']])
  await page.reload()
  await expect(page.getByText(t('productAdmin.restoredTitle'))).toBeVisible()
  await expect(field(page, price)).toHaveValue('249.50')
  await page.getByRole('button', { name: t('productAdmin.save') }).click()
  await expect(page.getByText('269.99 → 249.50')).toBeVisible()
  const history = page.getByRole('table', { name: t('productAdmin.prices.title') })
  await expect(history.getByRole('row').nth(1)).toContainText('269.99')
  await expect(page.getByText(/Lowest price in the 30\sdays before/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await fits(page)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 720 })
  expect(await violationsOf(new AxeBuilder({ page }))).toEqual([])

  // Meanwhile another administrator saves another price and another rim diameter.
  const { body: edited } = await call<{ version: string }>('GET', `/api/products/${id}/edit`, { token })
  const theirs = { ...entry, productType: 'Wheel', price: 239, offset: 0, version: edited.version }
  await fill(page, 'en', [[price, '229']])
  expect((await call('PUT', `/api/products/${id}`, { token, body: theirs })).status).toBe(200)
  const stale = await call<{ code: string }>('PUT', `/api/products/${id}`, { token, body: theirs })
  expect([stale.status, stale.body.code]).toEqual([409, 'product.changed'])
  await page.getByRole('button', { name: t('productAdmin.save') }).click()
  await expect(page.getByText(t('productAdmin.conflictTitle'))).toBeVisible()
  await expect(page.getByText(t('productAdmin.conflictTheirs', { value: '239.00' }))).toBeVisible()
  await expect(field(page, price)).toHaveValue('229')
  await expect(visible(page.getByLabel(f('offset')))).toHaveValue('0')
  await page.getByRole('button', { name: t('productAdmin.save') }).click()
  await expect(page.getByText('239.00 → 229.00')).toBeVisible()
  expect((await call('GET', `/api/wheels/${id}`)).body).toMatchObject({ price: 229, offset: 0 })

  const bores = () => options('/api/wheel_filter/central_bore/17/6x139.7/7')
  expect(await bores()).toContain(bore)
  await page.getByRole('button', { name: t('productAdmin.archive') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('productAdmin.archive') })
    .click()
  await expect(page.getByText(t('productAdmin.archivedText'))).toBeVisible()
  expect(await bores()).not.toContain(bore)
  expect(await isInSitemap(`/wheelDetail/${id}`)).toBe(false)
  const cart = await call<{ product: { inArchive: boolean } }[]>(
    'GET',
    `/api/trakt/cart/${buyer.uid}/items`,
    {
      token: buyer.token,
    },
  )
  expect(cart.body[0]?.product.inArchive).toBe(true)
  const results = `/en/wheels/filter/diameter=17&boltSpacing=6x139.7&width=7&centralBoreDiameter=${bore}`
  const shopper = await page.context().newPage()
  await shopper.goto(at('en', `/wheelDetail/${id}`))
  await expect(shopper.getByText(t('product.archivedTitle')).first()).toBeVisible()
  await shopper.goto(results)
  await expect(shopper.getByRole('link', { name: entry.title })).toHaveCount(0)
  await page.getByRole('button', { name: t('productAdmin.restore') }).click()
  await expect(page.getByText(t('productAdmin.archivedText'))).toHaveCount(0)
  expect(await bores()).toContain(bore)
  await shopper.goto(results)
  await expect(shopper.getByRole('link', { name: entry.title })).toBeVisible()
  await page.context().close()
})

test('ru: a spacer is entered, its stock put right from the list, and a copy begun', async ({ browser }) => {
  const t = wordsOf('ru')
  const page = await openAdminPage(browser, 'ru')
  const f = labels('ru', 'Spacer')
  const title = `Dystans Trakt 33 mm ${randomUUID().slice(0, 8)}`
  await page.goto(at('ru', '/admin/products/new?type=Spacer'))
  await fill(page, 'ru', [
    [f('boltDistance'), '5×139,7'],
    [f('thickness'), '33'],
    [f('title'), title],
    [f('price'), '119'],
    [f('quantityInStock'), '5'],
  ])
  await page.getByRole('button', { name: t('productAdmin.create') }).click()
  await expect(page).toHaveURL(/\/ru\/admin\/products\/\d+/)
  const id = Number(/products\/(\d+)/.exec(page.url())?.[1])
  expect(await options('/api/rdr/spacer_filter/thickness/5x139.7')).toContain(33)

  const dialog = visible(page.getByRole('dialog'))
  await changeProduct(id, { sku: `SCAN-${id}` })
  await page.goto(at('ru', `/admin/products?search=scan-${id}`))
  await expect(dialog.getByLabel(t('productAdmin.stock.reason'))).toBeVisible()
  expect(page.url()).toContain(at('ru', `/admin/products/${id}?stock`))
  await dialog.getByRole('button', { name: t('ui.close') }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto(at('ru', `/admin/products?search=${encodeURIComponent(title)}`))
  const row = page.getByRole('row').filter({ hasText: title })
  const adjust = async (reason: string, pieces: string) => {
    await pressUntil(
      () => row.getByRole('button').click({ timeout: 3_000 }),
      () => expect(dialog).toBeVisible({ timeout: 2_000 }),
    )
    await dialog.getByLabel(t('productAdmin.stock.reason')).selectOption(reason)
    await dialog.getByLabel(t(`productAdmin.stock.pieces.${reason}`)).fill(pieces)
    await dialog
      .getByRole('button', {
        name: t('productAdmin.stock.book', { reason: t(`productAdmin.stock.reasons.${reason}`) }),
      })
      .click()
  }
  await adjust('damage', '9')
  await expect(dialog.getByText(t('errors.product.stock_too_low')).first()).toBeVisible()
  await dialog.getByRole('button', { name: t('ui.close') }).click()
  await adjust('count', '3')
  await expect(row).toContainText('3')
  await expect(dialog).toHaveCount(0)
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('productAdmin.bulk.actions.price'), exact: true }).click()
  await expect(dialog.getByLabel(t('productAdmin.bulk.values.percent'))).toBeFocused()
  await dialog.getByLabel(t('productAdmin.bulk.values.percent')).fill('-7,5')
  await expect(dialog.getByRole('listitem')).toContainText('110,08')
  await dialog.getByRole('button', { name: t('productAdmin.bulk.applyPrices', { count: '1' }) }).click()
  await expect(row).toContainText('110,08')
  await expect(dialog).toHaveCount(0)
  await expect(visible(page.getByLabel(t('productAdmin.bulk.pickAll')))).toBeFocused()
  expect(await violationsOf(new AxeBuilder({ page }))).toEqual([])
  expect((await call('GET', `/api/spacers/${id}`)).body).toMatchObject({
    price: 110.08,
    quantityInStock: 3,
    boltDistance: '5x139.7',
  })

  await row.getByRole('link', { name: title }).click()
  const log = page.getByRole('table', { name: t('productAdmin.log.title') })
  await expect(log.getByRole('row').nth(1)).toContainText('−2')
  await expect(log.getByRole('row').nth(1)).toContainText(t('productAdmin.stock.reasons.count'))
  await page.getByRole('link', { name: t('productAdmin.duplicate') }).click()
  await expect(page).toHaveURL(/copy=/)
  await expect(field(page, f('title'))).toHaveValue(title)
  await expect(field(page, f('quantityInStock'))).toHaveValue('')

  // what is typed in the dialog leaves the whole list picked
  await page.goto(at('ru', '/admin/products?type=Spacer&pageSize=2'))
  const pickAll = visible(page.getByLabel(t('productAdmin.bulk.pickAll')))
  const pickWhole = page.getByRole('button', { name: t('productAdmin.bulk.pickWhole', { count: '' }).trim() })
  await expect(async () => {
    await pickAll.setChecked(false)
    await pickAll.setChecked(true)
    await pickWhole.click({ timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await page.getByRole('button', { name: t('productAdmin.bulk.actions.price'), exact: true }).click()
  await dialog.getByLabel(t('productAdmin.bulk.values.percent')).fill('-5')
  await dialog.getByLabel(t('productAdmin.bulk.values.percent')).press('Tab')
  await expect(dialog.getByLabel(t('productAdmin.bulk.values.percent'))).toHaveValue('-5')
  const ofPage = t('productAdmin.bulk.applyPrices', { count: '2' })
  await expect(dialog.getByRole('button', { name: ofPage })).toHaveCount(0)
  await page.context().close()
})
