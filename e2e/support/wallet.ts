import { type BrowserContext, expect, type Page } from 'playwright/test'
import { type Account, call, createBuyer, createTire } from './api'
import { orderProducts } from './orders'
import { pageOf } from './shoppers'
import { at, type Language, wordsOf } from './words'

type Payment = { status: string; amount: number; currency: string } | null
export const paid = { status: 'captured', amount: 109.59, currency: 'USD' }
/** Places an order of one tire for 399.99 PLN, which is 109.59 USD. */
export async function createUnpaidOrder(
  locale: Language = 'en',
  by?: Account,
): Promise<{ buyer: Account; id: string }> {
  const [buyer, tire] = await Promise.all([by ?? createBuyer(), createTire(3)])
  const { id } = await orderProducts(buyer, [tire], { more: { locale } })
  return { buyer, id }
}

export const paymentOf = async (buyer: Account, id: string) =>
  (await call<{ payment: Payment }>('GET', `/api/tires/orders/${id}`, { token: buyer.token })).body.payment

/** The payment page of a new order. */
export async function openPaymentPage(context: BrowserContext) {
  const { buyer, id } = await createUnpaidOrder()
  const page = await pageOf(context, buyer)
  await page.goto(`/en/Payment?order=${id}`)
  return { page, buyer, id }
}

/** Opens an order's details from the list. */
export async function openDetails(page: Page, id: string, language: Language = 'en') {
  const details = page.getByRole('dialog')
  const name = wordsOf(language)('orders.openNamed', { id })
  await expect(async () => {
    if (!(await details.isVisible())) await page.getByRole('button', { name }).click({ timeout: 3_000 })
    await expect(details).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return details
}

export const wallet = (page: Page) => page.getByRole('button', { name: 'PayPal' })

/** Opens the PayPal window after PayPal's script has loaded. */
export async function openWindow(page: Page): Promise<Page> {
  await expect(wallet(page)).toBeVisible({ timeout: 30_000 })
  const opened = page.waitForEvent('popup')
  await wallet(page).click()
  return opened
}
export const approve = async (page: Page) =>
  (await openWindow(page)).getByRole('button', { name: 'Approve' }).click()

export const alert = (page: Page) => page.getByRole('main').getByRole('alert')

export async function expectPaid(page: Page, id: string, language: Language = 'en') {
  const t = wordsOf(language)
  const notice = page.getByRole('status').filter({ hasText: t('payment.successful') })
  await expect(notice).toContainText(id, { timeout: 40_000 })
  await expect(notice.getByRole('link', { name: t('payment.toOrder') })).toHaveAttribute(
    'href',
    `${at(language, '/orders')}?order=${id}`,
  )
  await expect(page).toHaveURL(new RegExp(`${at(language, '/cart')}\\?paid=${id}$`))
}
