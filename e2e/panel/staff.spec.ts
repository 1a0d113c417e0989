import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page, test } from 'playwright/test'
import type { Role } from '@/lib/platform/identity/roles'
import { appCode } from '@/lib/shop/second-factor/app.fixture'
import {
  button,
  changeAccount,
  field,
  fillSignIn,
  openAddress,
  pressUntil,
  signIn,
  signOut,
} from '../support/accounts'
import { call, createBuyer, createTire, signInAs, signInAsAdministrator } from '../support/api'
import { violationsOf } from '../support/axe'
import { createMember, isMember } from '../support/callers'
import { saveFile } from '../support/downloads'
import { readInvitation, readMailAbout } from '../support/mails'
import { createOrder, fetchOrdersBy, type PlacedOrder } from '../support/orders'
import { findProduct, stockOf } from '../support/products'
import { pageOf } from '../support/shoppers'
import { fits, visible } from '../support/visible'
import { at, browserLocale, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl, viewport: { width: 390, height: 844 } })

let order: PlacedOrder
test.beforeAll(async () => {
  order = await createOrder('Łucja Notatkowa')
})

/** A page of somebody with this role, and their token. */
async function openAs(context: BrowserContext, role: Role) {
  const member = await createMember(role)
  return { page: await pageOf(context, member), token: member.token }
}

/** The links of the administration's navigation. */
const links = (page: Page) =>
  page.getByRole('navigation', { name: t('admin.nav'), exact: true }).getByRole('link')

const statusOf = async (page: Page, path: string) => (await page.goto(at('pl', path)))?.status()

const call403 = async (token: string, method: string, path: string, body: object) =>
  expect((await call(method, path, { token, body })).status, `${method} ${path}`).toBe(403)

test('an owner invites somebody, who accepts by signing in with that address, once, and loses the role at once', async ({
  browser,
  context,
}) => {
  const invited = await createBuyer()
  await changeAccount(invited.uid, { emailVerified: true })
  const owner = await pageOf(context, await signInAsAdministrator())
  await owner.goto(at('pl', '/admin/staff'))
  expect(await fits(owner)).toBe(true)
  const email = owner.getByLabel(t('staff.email'))
  const invite = owner.getByRole('button', { name: t('staff.invite') })
  // what is wrong stands at the field in the page's language, not in a bubble of the browser in its own
  await email.fill('nikt')
  await pressUntil(
    () => invite.click({ timeout: 3_000 }),
    () => expect(owner.getByText(t('errors.incorrect_email'))).toBeVisible({ timeout: 5_000 }),
  )
  await expect(email).toBeFocused()
  await expect(email).toHaveValue('nikt')
  await email.fill(invited.email)
  await invite.click()
  await expect(
    owner.getByRole('button', { name: t('staff.withdrawNamed', { email: invited.email }) }),
  ).toBeVisible()
  const mail = await readInvitation(invited.email)
  const [, link = ''] = /(\/invitation\?key=[\w-]+)/.exec(mail) ?? []
  const theirs = await browser.newContext({ locale: browserLocale.pl })
  const page = await pageOf(theirs, await signInAs(invited.email, invited.password))
  await page.goto(link)
  await page.getByRole('button', { name: t('invitation.accept') }).click()
  await expect(page.getByText(t('invitation.accepted', { role: t('roles.orders') }))).toBeVisible()
  expect(await statusOf(page, '/admin')).toBe(200)
  await page.goto(link)
  await page.getByRole('button', { name: t('invitation.accept') }).click()
  await expect(page.getByText(t('errors.staff.invitation_used'))).toBeVisible()
  await owner.reload()
  const remove = owner.getByRole('button', { name: t('staff.removeNamed', { email: invited.email }) })
  await pressUntil(
    async () => {
      await remove.click({ timeout: 3_000 })
      await owner.getByRole('button', { name: t('staff.confirm') }).click({ timeout: 3_000 })
    },
    () => expect.poll(() => isMember(invited.email), { timeout: 5_000 }).toBe(false),
  )
  await expect(remove).toHaveCount(0)
  // the button has gone with its row, and the keyboard goes on beside it
  await expect(owner.locator('main :focus')).toHaveCount(1)
  // the session has ended with the role
  expect(await statusOf(page, '/admin')).toBe(200)
  expect(new URL(page.url()).pathname).toBe('/signIn')
  await theirs.close()
})

test('somebody of the staff sets up two-step sign-in, is asked for a code after the password, and comes to the page that was asked for', async ({
  page,
  browser,
}) => {
  const member = await createMember('orders')
  await signIn(page, 'pl', member, '/admin/security')
  const violations = () => violationsOf(new AxeBuilder({ page }))
  await field(page, t('secondFactor.password')).fill(member.password)
  await button(page, t('secondFactor.begin')).click()
  await expect(page.getByRole('img', { name: t('secondFactor.qr') })).toBeVisible()
  expect([await violations(), await fits(page)]).toEqual([[], true])
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const key = (shown ?? '').replaceAll(' ', '')
  await field(page, t('secondFactor.code')).fill(appCode(key))
  await button(page, t('secondFactor.turnOn')).click()
  const codes = page.getByRole('listitem').filter({ hasText: /^\w{5}-\w{5}$/ })
  await expect(codes).toHaveCount(10)
  const [recovery = ''] = await codes.allTextContents()
  expect([await violations(), await fits(page)]).toEqual([[], true])
  const saved = await saveFile(page.getByRole('link', { name: t('secondFactor.downloadCodes') }))
  expect(saved.name).toBe('recovery-codes.txt')
  await button(page, t('secondFactor.codesDone')).click()
  await expect(page.getByRole('heading', { name: t('secondFactor.offButtonTitle') })).toBeVisible()
  await signOut(page, 'pl')

  const path = at('pl', `/admin/order/${order.id}`)
  await openAddress(page, `/signIn?next=${encodeURIComponent(path)}`)
  await fillSignIn(page, 'pl', member)
  const code = field(page, t('secondFactor.anyCode'))
  await code.fill('000000')
  await button(page, t('secondFactor.confirm')).click()
  await expect(page.getByText(t('errors.factor.wrong_code'))).toBeVisible()
  await expect(code).toHaveValue('000000')
  expect([await violations(), await fits(page)]).toEqual([[], true])
  expect((await page.request.get('/api/mail/failed')).status()).toBe(403)
  await code.fill(appCode(key, 1))
  await button(page, t('secondFactor.confirm')).click()
  await page.waitForURL((url) => url.pathname === path)
  await signOut(page, 'pl')
  await signInWith(page, member, recovery)

  const theirs = await browser.newContext({ locale: browserLocale.pl })
  const owner = await pageOf(theirs, await signInAsAdministrator())
  await owner.goto(at('pl', '/admin/staff'))
  await pressUntil(
    () =>
      owner
        .getByRole('button', { name: t('staff.resetFactorNamed', { email: member.email }) })
        .click({ timeout: 3_000 }),
    () => expect(owner.getByRole('button', { name: t('staff.confirm') })).toBeVisible({ timeout: 3_000 }),
  )
  await owner.getByRole('button', { name: t('staff.confirm') }).click()
  await expect(owner.getByText(t('staff.factorReset', { email: member.email }))).toBeVisible()
  await theirs.close()
  expect(await statusOf(page, '/admin')).toBe(200)
})

async function signInWith(page: Page, member: { email: string; password: string }, code: string) {
  // no page asked: it leads to the work, past the question for the code, and not to an empty cart
  await openAddress(page, at('pl', '/signIn'))
  await fillSignIn(page, 'pl', member)
  await field(page, t('secondFactor.anyCode')).fill(code)
  await button(page, t('secondFactor.confirm')).click()
  await page.waitForURL((url) => url.pathname === at('pl', '/admin'))
}

test('the role of orders notes something on an order and on its customer, and is refused the catalog and the staff', async ({
  context,
}) => {
  const { page, token } = await openAs(context, 'orders')
  const seen = ['/admin/products', '/admin/staff', '/admin/audit']
  for (const path of seen) expect(await statusOf(page, path), path).toBe(403)
  await expect(page.getByRole('link')).toHaveAttribute('href', '/admin')
  await page.goto(at('pl', `/admin/order/${order.id}`))
  for (const path of seen) await expect(page.locator(`header a[href="${path}"]`)).toHaveCount(0)
  const note = `Dzwonić po 17, ${order.id}`
  const noted = page.getByRole('listitem').filter({ hasText: note })
  await pressUntil(
    async () => {
      if (await noted.isVisible()) return
      await page.getByLabel(t('notes.text')).fill(note)
      await page.getByRole('button', { name: t('notes.add') }).click()
    },
    () => expect(noted).toBeVisible(),
  )
  await page.getByRole('link', { name: t('admin.openCustomer') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Łucja Notatkowa')
  await expect(page.getByText(t('customers.totals.placed'))).toBeVisible()
  expect(await fits(page)).toBe(true)
  await page.goto(at('pl', `/admin/customers?search=${encodeURIComponent(order.buyer.email)}`))
  await expect(page.getByRole('link', { name: 'Łucja Notatkowa' })).toBeVisible()
  expect(await fits(page)).toBe(true)
  await call403(token, 'PATCH', '/api/admin/products', {})
  await call403(token, 'POST', '/api/admin/staff/invitations', {})
  const own = await call('GET', `/api/tires/orders/${order.id}`, { token: order.buyer.token })
  expect([own.status, JSON.stringify(own.body).includes('Dzwonić')]).toEqual([200, false])
})

test('the role of orders enters an order for a caller, who gets the same confirmation as from the checkout', async ({
  context,
}) => {
  const tire = await createTire(3)
  const { title } = await findProduct(tire)
  const { page, token } = await openAs(context, 'orders')
  await page.goto(at('pl', '/admin'))
  await page.getByRole('link', { name: t('admin.newByPhone') }).click()
  const place = page.getByRole('button', { name: t('phoneOrder.place') })
  await place.click()
  await expect(page.getByText(t('checkout.errorsTitle'))).toBeVisible()
  await page.getByLabel(t('phoneOrder.search')).fill(title)
  await page.getByLabel(t('phoneOrder.search')).press('Enter')
  await page.getByRole('button', { name: t('phoneOrder.addNamed', { title }) }).click()
  await expect(page.getByRole('button', { name: t('phoneOrder.isPickedNamed', { title }) })).toBeFocused()
  await page.getByLabel(t('phoneOrder.quantityOf', { title })).selectOption('2')
  const email = `telefon-${tire}@trakt.example`
  const fill = (label: Parameters<typeof t>[0], text: string) =>
    page.getByRole('textbox', { name: t(label), exact: true }).fill(text)
  await fill('checkout.firstAndLastName', 'Jan Dzwoniący')
  await fill('checkout.email', email)
  await fill('checkout.phone', '600 700 800')
  await fill('checkout.address', 'ul. Polna 1')
  await fill('checkout.zipcode', '16400')
  await fill('checkout.city', 'Suwałki')
  await page.getByLabel(t('phoneOrder.accepted')).check()
  expect(await fits(page)).toBe(true)
  // the order is placed, and its answer lost
  await page.route(
    '**/api/admin/orders/phone',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await place.click()
  await expect(page.getByText(t('checkout.noAnswerTitle'))).toBeVisible()
  await page.getByLabel(t('phoneOrder.note')).fill('Oddzwonić')
  await place.click()
  await page.waitForURL(/\/admin\/order\//)
  const found = await fetchOrdersBy(email)
  expect(found).toHaveLength(1)
  const [placed] = found
  await expect(page.getByText(t('phoneOrder.placedEarlier', { id: placed.id }))).toBeVisible()
  expect(page.url()).toContain(placed.id)
  expect(placed.user_id).toMatch(/^phone-/)
  expect(placed.placed_by).toMatch(/\w/)
  expect(await stockOf(tire)).toBe(1)
  expect(await readMailAbout(`order.placed:${placed.id}`)).toContain(t('mail.placed.byPhone'))
  // the next caller's order begins with nothing of this one, not even the consent
  await page.getByRole('link', { name: t('admin.back') }).click()
  await visible(page.getByRole('link', { name: t('admin.newByPhone') })).click()
  const name = page.getByRole('textbox', { name: t('checkout.firstAndLastName'), exact: true })
  await expect(visible(name)).toHaveValue('')
  await expect(visible(page.getByLabel(t('phoneOrder.accepted')))).not.toBeChecked()
  await expect(visible(page.getByLabel(t('phoneOrder.note')))).toHaveValue('')
  await expect(visible(page.getByLabel(t('phoneOrder.quantityOf', { title })))).toHaveCount(0)
  const { token: catalogue } = await createMember('catalogue')
  await call403(catalogue, 'POST', '/api/admin/orders/phone', {})
  expect((await call('POST', '/api/admin/orders/phone', { token, body: {} })).status).toBe(422)
})

test('the role of the catalog begins at the products, and is refused orders and customers', async ({
  context,
}) => {
  const { page, token } = await openAs(context, 'catalogue')
  expect(await statusOf(page, '/admin')).toBe(200)
  expect(new URL(page.url()).pathname).toBe('/admin/products')
  await expect(links(page).filter({ hasText: t('admin.links.products') })).toBeVisible()
  await expect(links(page).filter({ hasText: t('admin.links.orders') })).toHaveCount(0)
  for (const path of [`/admin/order/${order.id}`, '/admin/customers', '/admin/staff'])
    expect(await statusOf(page, path), path).toBe(403)
  expect(await statusOf(page, '/admin/products/new')).toBe(200)
  await call403(token, 'POST', '/api/admin/notes', { orderId: order.id, text: 'x' })
  expect((await call('GET', '/api/tires/orders', { token })).status).toBe(403)
  expect((await call('GET', `/api/tires/orders/${order.id}`, { token })).status).toBe(404)
})

test('the role of packing has orders to send, their slips and parcels, and no price anywhere', async ({
  context,
}) => {
  const { page, token } = await openAs(context, 'packing')
  expect(await statusOf(page, '/admin')).toBe(200)
  expect(new URL(page.url()).pathname).toBe('/admin/dispatch')
  await expect(links(page)).toHaveText([t('admin.links.dispatch')])
  const seesNoPrice = async () => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    expect(await page.locator('main').textContent()).not.toMatch(/zł|PLN/)
    expect(await page.content()).not.toMatch(/(total|price|delivery)Grosze/)
    expect(await fits(page)).toBe(true)
  }
  await seesNoPrice()
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('button', { name: t('admin.parcels.save') })).toBeVisible()
  await seesNoPrice()
  await page.getByRole('link', { name: t('admin.packing.open') }).click()
  await expect(page.getByRole('button', { name: t('admin.packing.print') })).toBeVisible()
  await seesNoPrice()
  for (const path of [`/admin/order/${order.id}`, '/admin/dashboard', '/admin/customers', '/admin/invoices'])
    expect(await statusOf(page, path), path).toBe(403)
  await call403(token, 'POST', '/api/admin/orders/status', {})
  expect((await call('GET', '/api/admin/orders/couriers', { token })).status).toBe(403)
})

test('the role that only reads sees orders, products and staff, with nothing to press, and changes nothing', async ({
  context,
}) => {
  const { page, token } = await openAs(context, 'readOnly')
  for (const path of ['/admin', '/admin/products', '/admin/staff', '/admin/customers', '/admin/audit'])
    expect(await statusOf(page, path), path).toBe(200)
  expect(await statusOf(page, '/admin/products/new')).toBe(403)
  for (const path of ['/admin', '/admin/invoices']) {
    await page.goto(at('pl', path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main :is(a[href*="/export"], a[href*="/couriers"])')).toHaveCount(0)
  }
  expect((await call('GET', '/api/admin/orders/export', { token })).status).toBe(403)
  await page.goto(at('pl', '/admin/staff'))
  await expect(page.getByRole('button', { name: t('staff.invite') })).toHaveCount(0)
  await page.goto(at('pl', `/admin/order/${order.id}`))
  await expect(page.getByText(t('staff.onlyLooks'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('admin.update'), exact: true }).first()).toBeDisabled()
  await expect(page.getByRole('button', { name: t('notes.add') })).toHaveCount(0)
  await call403(token, 'POST', '/api/admin/notes', { orderId: order.id, text: 'x' })
  await call403(token, 'POST', '/api/admin/orders/status', {})
  await call403(token, 'POST', '/api/admin/orders/phone', {})
  await call403(token, 'PATCH', '/api/admin/products', {})
  await call403(token, 'POST', '/api/admin/staff/invitations', {})
})
