import { expect, test } from 'playwright/test'
import { button, field, pressUntil } from './accounts'
import { openAdminPage } from './admin-page'
import { createOrder } from './orders'
import { pageOf, rows, visible } from './shoppers'
import { at, browserLocale, wordsOf } from './words'

const inpost = '520000012680041086770098'
const inpostPage = `https://inpost.pl/sledzenie-przesylek?number=${inpost}`

test('two parcels go out with the step to Sent, and the customer finds them signed in and, without JavaScript, signed out', async ({
  browser,
}) => {
  const [pl, ru] = [wordsOf('pl'), wordsOf('ru')]
  const { id, buyer } = await createOrder('Bożena Paczka')

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
  await number(1).fill('5200 0001 2680 0410 8677 0098')
  await button(admin, pl('admin.parcels.add')).click()
  await parcel(2).getByLabel(pl('admin.parcels.carrier')).selectOption('other')
  await parcel(2).getByLabel(pl('admin.parcels.carrierName')).fill('Suus')
  await number(2).fill('su-12345')
  await expect(visible(admin.getByLabel(pl('admin.parcels.send')))).toBeChecked()
  await button(admin, pl('admin.parcels.save')).click()
  await expect
    .poll(async () => (await rows('SELECT status FROM shop_order WHERE id = $1', id))[0]?.status)
    .toBe('Sent')
  await expect(visible(admin.getByLabel(pl('admin.parcels.send')))).toHaveCount(0)
  await expect(number(1)).toHaveValue(inpost)

  const signedIn = await browser.newContext({ locale: browserLocale.pl })
  const orders = await pageOf(signedIn, buyer)
  await orders.goto(`/orders?order=${id}`)
  const details = orders.getByRole('dialog')
  await expect(details.getByRole('link', { name: `InPost ${inpost}` })).toHaveAttribute('href', inpostPage)
  await expect(details).toContainText('Suus SU-12345')

  const signedOut = await browser.newContext({ locale: browserLocale.ru, javaScriptEnabled: false })
  const page = await signedOut.newPage()
  const enter = async (email: string) => {
    await field(page, ru('track.number')).fill(id.toLowerCase())
    await field(page, ru('track.email')).fill(email)
    await button(page, ru('track.submit')).click()
  }
  await page.goto(at('ru', '/track'))
  await enter('nobody@trakt.example')
  await expect(page).toHaveURL(/\/ru\/track\/unknown$/)
  await expect(page.getByRole('main')).toContainText(ru('track.unknown'))
  await enter(buyer.email)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(id)
  const main = page.getByRole('main')
  await expect(main).toContainText(ru('orders.statuses.Sent'))
  await expect(main.getByRole('link', { name: `InPost ${inpost}` })).toHaveAttribute('href', inpostPage)
  await expect(main).toContainText('Suus SU-12345')
  await expect(main).not.toContainText('Paczka')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await Promise.all([signedIn.close(), signedOut.close(), admin.context().close()])
})
