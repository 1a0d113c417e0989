import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { shopToday } from '@/lib/platform/time/clock'
import { withCheckDigits } from '@/lib/sales/invoices/ksef/rules'
import { pdfText } from '@/lib/sales/invoices/pdf/testing'
import { button, field, pressUntil } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { call, signInAsAdministrator } from '../support/api'
import {
  fetchOrdersOfReceipt,
  findInvoiceOf,
  findKsefDocument,
  ksefMode,
  ksefNumberOf,
  turnKsefOff,
} from '../support/invoices'
import { readInvoiceMail } from '../support/mails'
import { createOrder, statusOf } from '../support/orders'
import { pageOf } from '../support/shoppers'
import { fits, visible } from '../support/visible'
import { at, browserLocale, wordsOf } from '../support/words'

const inpost = '520000012680041086770098'
const inpostPage = `https://inpost.pl/sledzenie-przesylek?number=${inpost}`

test('two parcels and the invoice of a company go out with the step to Sent, and the customer finds them signed in and the parcels, without JavaScript, signed out', async ({
  browser,
}) => {
  const [pl, ru] = [wordsOf('pl'), wordsOf('ru')]
  const { id, buyer } = await createOrder('', 5, {
    customerType: 'company',
    companyName: 'Paczka Łódź Sp. z o.o.',
    unn: '5260250995',
  })

  const admin = await openAdminPage(browser, 'pl')
  await admin.goto(`/admin/order/${id}`)
  const parcel = (place: number) =>
    visible(admin.getByRole('group', { name: pl('admin.parcels.parcel', { place }) }))
  const number = (place: number) => parcel(place).getByLabel(pl('admin.parcels.number'))
  await pressUntil(
    async () => {
      await number(1).fill('12')
      await button(admin, pl('admin.parcels.save')).click()
    },
    () => expect(parcel(1)).toContainText(pl('errors.incorrect_parcel_number'), { timeout: 3_000 }),
  )
  await expect(number(1)).toBeFocused()
  await number(1).fill('5200 0001 2680 0410 8677 0098')
  await button(admin, pl('admin.parcels.add')).click()
  await parcel(2).getByLabel(pl('admin.parcels.carrier')).selectOption('other')
  await parcel(2).getByLabel(pl('admin.parcels.carrierName')).fill('Suus')
  await number(2).fill('su-12345')
  await expect(visible(admin.getByLabel(pl('admin.parcels.send')))).toBeChecked()
  await button(admin, pl('admin.parcels.save')).click()
  await expect.poll(() => statusOf(id)).toBe('Sent')
  await expect(visible(admin.getByLabel(pl('admin.parcels.send')))).toHaveCount(0)
  await expect(number(1)).toHaveValue(inpost)

  const invoice = await findInvoiceOf(id)
  await expect(visible(admin.getByText(invoice.number, { exact: true }))).toBeVisible()
  const file = `${invoice.number.replace(/[ /]/g, '-')}.pdf`
  expect(await readInvoiceMail(id)).toContain(
    `To: ${buyer.email}\nSubject: Faktura ${invoice.number} do zamówienia ${id}\nAttached: ${file}`,
  )

  await admin.goto('/admin/invoices')
  const entry = visible(admin.getByRole('article', { name: invoice.number }))
  const ksefNumber = withCheckDigits(`1111111111-20261122-${String(invoice.id).padStart(12, '0')}`)
  await pressUntil(
    async () => {
      await entry.getByLabel(pl('invoices.ksef')).fill(ksefNumber)
      await button(entry, pl('invoices.save')).click()
    },
    () => expect.poll(() => ksefNumberOf(invoice.id)).toBe(ksefNumber),
  )
  const csv = await admin.request.get(
    (await visible(admin.getByRole('link', { name: pl('invoices.csv') })).getAttribute('href')) ?? '',
  )
  expect(await csv.text()).toContain(`${id};${ksefNumber}`)

  const signedIn = await browser.newContext({ locale: browserLocale.pl })
  const orders = await pageOf(signedIn, buyer)
  await orders.goto(`/orders?order=${id}`)
  const details = orders.getByRole('dialog')
  await expect(
    details.getByRole('link', { name: pl('orders.trackNumber', { number: inpost }) }),
  ).toHaveAttribute('href', inpostPage)
  await expect(details).toContainText('Suus SU-12345')
  const link = details.getByRole('link', { name: `${invoice.number} (PDF)` })
  const pdf = await orders.request.get((await link.getAttribute('href')) ?? '')
  expect(pdf.headers()['content-disposition']).toContain(file)
  expect(pdfText(await pdf.body())).toContain('Paczka Łódź Sp. z o.o.')

  const signedOut = await browser.newContext({ locale: browserLocale.ru, javaScriptEnabled: false })
  const page = await signedOut.newPage()
  const enter = async (email: string) => {
    await field(page, ru('track.number')).fill(id.toLowerCase())
    await field(page, ru('track.email')).fill(email)
    await button(page, ru('track.submit')).click()
  }
  await page.goto(at('ru', '/track'))
  await enter('nobody')
  await expect(field(page, ru('track.email'))).toBeFocused()
  await expect(page.getByRole('main')).toContainText(ru('errors.incorrect_email'))
  await enter('nobody@trakt.example')
  await expect(page).toHaveURL(/\/ru\/track\/unknown$/)
  await expect(page.getByRole('main')).toContainText(ru('track.unknown'))
  await expect(field(page, ru('track.email'))).toHaveValue('nobody@trakt.example')
  await expect(field(page, ru('track.number'))).toHaveValue(id.toLowerCase())
  await enter(buyer.email)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(id)
  const main = page.getByRole('main')
  await expect(main).toContainText(ru('orders.statuses.Sent'))
  await expect(
    main.getByRole('link', { name: ru('orders.trackNumber', { number: inpost }) }),
  ).toHaveAttribute('href', inpostPage)
  await expect(main).toContainText('Suus SU-12345')
  await expect(main).not.toContainText('Paczka')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await Promise.all([signedIn.close(), signedOut.close(), admin.context().close()])
})

// beside the journey above, since who sends to KSeF is the choice of a whole shop, and journeys of other files run at the same time
test.afterEach(turnKsefOff)

test('the shop sends invoices to KSeF, one that was refused with a reason once more, the owner sends one by hand, and a receipt stands in the lists of its month', async ({
  browser,
}) => {
  const pl = wordsOf('pl')
  const { token } = await signInAsAdministrator()
  const invoiceOf = async (companyName: string) => {
    const company = { customerType: 'company', companyName, unn: '5260250995' }
    const { id: orderId } = await createOrder('', 5, company)
    const { body } = await call<{ id: number; number: string }>('POST', '/api/admin/invoices', {
      token,
      body: { orderId },
    })
    return body
  }
  const page = await openAdminPage(browser, 'pl')
  const entryOf = ({ number }: { number: string }) => visible(page.getByRole('article', { name: number }))
  const control = (name: string) => visible(page.getByLabel(pl(`adminKsef.${name}`)))
  const choose = async (mode: string, typed: string) => {
    await control('mode').selectOption(mode)
    await control('small').selectOption('no')
    await control('token').fill(typed)
    await button(page, pl('adminKsef.save')).click({ timeout: 3_000 })
  }
  const isChosen = (mode: string) => expect.poll(ksefMode).toBe(mode)

  await page.goto('/admin/ksef')
  await pressUntil(
    () => choose('api', ''),
    () => expect(visible(page.getByText(pl('errors.invoice.ksef_token')))).toBeVisible({ timeout: 3_000 }),
  )
  await expect(control('token')).toBeFocused()
  await choose('api', 'demo-token')
  await isChosen('api')
  const fault = await fetch(`${new URL(process.env.KSEF_BASE_URL ?? '').origin}/stand-in/faults`, {
    method: 'POST',
    body: JSON.stringify({ on: 'send', kind: 'refused' }),
  })
  expect(fault.status).toBe(204)
  const refused = await invoiceOf('Odrzucona Sp. z o.o.')

  // while KSeF is asked
  const sale = await createOrder('Łucja Paragonowa')
  const receipt = `W1/${randomUUID().slice(0, 8)}`
  await page.goto(`/admin/order/${sale.id}`)
  await pressUntil(
    async () => {
      await field(page, pl('receipts.number')).fill(receipt)
      await field(page, pl('receipts.issuedOn')).fill(shopToday())
      await button(page, pl('receipts.save')).click({ timeout: 3_000 })
    },
    () =>
      expect.poll(() => fetchOrdersOfReceipt(receipt), { timeout: 3_000 }).toEqual([{ order_id: sale.id }]),
  )
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/receipts')
  const day = visible(page.getByRole('row').filter({ hasText: shopToday() })).first()
  await expect(day).toContainText(pl('receipts.columns.gross'))
  expect(await fits(page)).toBe(true)
  const file = page.getByRole('link', { name: pl('receipts.files.sales') })
  const list = await page.request.get((await file.getAttribute('href')) ?? '')
  expect(await list.text()).toMatch(new RegExp(`${sale.id};.*;${receipt};`))
  await page.setViewportSize({ width: 1280, height: 720 })

  await expect
    .poll(async () => (await findKsefDocument(refused.id))?.state, { timeout: 40_000 })
    .toBe('refused')
  // only now, since the fault befalls whatever a server sends first
  const accepted = await invoiceOf('Przyjęta Sp. z o.o.')
  await expect.poll(async () => (await findKsefDocument(accepted.id))?.upo, { timeout: 40_000 }).toBeTruthy()
  await page.goto('/admin/invoices')
  const given = await ksefNumberOf(accepted.id)
  await expect(entryOf(accepted)).toContainText(given)
  const upo = entryOf(accepted).getByRole('link', {
    name: pl('invoices.upoNamed', { number: accepted.number }),
  })
  expect(await (await page.request.get((await upo.getAttribute('href')) ?? '')).text()).toContain(given)
  await expect(entryOf(refused)).toContainText('Pole P_12 ma niedozwoloną wartość.')
  await pressUntil(
    () => button(entryOf(refused), pl('invoices.resend')).click({ timeout: 3_000 }),
    () =>
      expect
        .poll(async () => (await findKsefDocument(refused.id))?.state, { timeout: 3_000 })
        .not.toBe('refused'),
  )

  await page.goto('/admin/ksef')
  await pressUntil(
    () => choose('manual', ''),
    () => isChosen('manual'),
  )
  const byHand = await invoiceOf('Ręczna Sp. z o.o.')
  await page.goto('/admin/invoices')
  await expect(entryOf(byHand)).toContainText(pl('invoices.ksefStates.manual'))
  const ksefNumber = withCheckDigits(`1111111111-20261122-${String(byHand.id).padStart(12, '0')}`)
  await pressUntil(
    async () => {
      await entryOf(byHand).getByLabel(pl('invoices.ksef')).fill(ksefNumber)
      await button(entryOf(byHand), pl('invoices.save')).click({ timeout: 3_000 })
    },
    () =>
      expect
        .poll(async () => (await findKsefDocument(byHand.id))?.state, { timeout: 3_000 })
        .toBe('accepted'),
  )
  await page.context().close()
})
