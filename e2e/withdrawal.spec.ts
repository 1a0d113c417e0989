import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, type Page, test } from 'playwright/test'
import { openAdminPage } from './admin-page'
import { call, origin } from './api'
import { approvePayment, countCaptures } from './paypal'
import { pageOf } from './shoppers'
import { createUnpaidOrder, openDetails } from './wallet'
import { at, browserLocale, languages, wordsOf } from './words'

const database = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
test.afterAll(() => database.end())

const button = {
  pl: 'Potwierdź odstąpienie od umowy',
  en: 'Confirm withdrawal',
  ru: 'Подтвердить отказ от договора',
}
const link = {
  pl: 'Odstąp od umowy tutaj',
  en: 'Withdraw from contract here',
  ru: 'Отказаться от договора здесь',
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({
      javaScriptEnabled: false,
      locale: browserLocale[language],
      viewport: { width: 390, height: 844 },
    })

    test('a visitor on a phone without JavaScript withdraws from the footer in two steps and gets a receipt', async ({
      page,
    }) => {
      const t = wordsOf(language)
      const main = page.getByRole('main')
      const field = (key: string) => main.getByLabel(t(`withdrawal.${key}`))
      const email = `withdrawal-${randomUUID()}@example.com`
      await page.goto(at(language, '/'))
      const entry = page.getByRole('contentinfo').getByRole('link', { name: link[language], exact: true })
      await expect(entry).toBeVisible()
      await entry.click()
      await expect(page).toHaveURL(`${origin}${at(language, '/withdrawal')}`)

      await field('name').fill('Łucja Żółć')
      await field('orderNumber').fill('K7M2Q-X9D4T')
      await field('email').fill(email)
      await field('lines').fill('2 × Trakt MT\n1 × 6x139.7')
      await field('account').fill('PL61 1090 1014 0000 0712 1981 2875')
      await main.getByRole('button', { name: t('withdrawal.next') }).click()
      await expect(page).toHaveURL(`${origin}${at(language, '/withdrawal/statement')}`)
      await expect(field('account')).toHaveAttribute('aria-invalid', 'true')
      await expect(main).toContainText(t('errors.withdrawal.account_number'))
      await expect(field('name')).toHaveValue('Łucja Żółć')
      await expect(field('lines')).toHaveValue('2 × Trakt MT\n1 × 6x139.7')
      expect(await fits(page)).toBe(true)

      await field('account').fill('61 1090 1014 0000 0712 1981 2874')
      await main.getByRole('button', { name: t('withdrawal.next') }).click()
      const confirm = main.getByRole('button')
      await expect(confirm).toHaveText(button[language])
      const statement = (await main.locator('blockquote').textContent()) ?? ''
      expect(statement).toContain('PL61109010140000071219812874')
      expect(await fits(page)).toBe(true)
      await confirm.dblclick()
      await expect(main.getByRole('status')).toContainText(email)
      const { rows } = await database.query('SELECT id, text, order_id FROM withdrawal WHERE email = $1', [
        email,
      ])
      expect(rows).toMatchObject([{ text: statement, order_id: null }])

      const mails = async () =>
        (
          await database.query('SELECT id, sent_at FROM outbox WHERE event_key = $1', [
            `withdrawal.receipt:${rows[0].id}`,
          ])
        ).rows
      await expect.poll(async () => (await mails())[0]?.sent_at ?? null, { timeout: 20_000 }).not.toBeNull()
      const receipt = await (await fetch(`${origin}/api/demo/outbox/${(await mails())[0].id}?as=text`)).text()
      expect(receipt).toContain(`To: ${email}`)
      expect(receipt).toContain(statement.replace(/^/gm, '> '))
      expect(receipt).toMatch(/\d\d:\d\d:\d\d/)
    })
  })
}

test('a withdrawn order comes back, is refunded on a phone through PayPal after a question, and the buyer sees it', async ({
  browser,
  context,
}) => {
  const t = wordsOf('pl')
  const { buyer, id } = await createUnpaidOrder()
  const opened = await call<{ id: string }>('POST', '/api/payments/paypal/orders', {
    token: buyer.token,
    body: { orderId: id },
  })
  await approvePayment(opened.body.id)
  await expect.poll(() => countCaptures(id), { timeout: 20_000 }).toBe(1)
  const statement = { locale: 'en', name: 'Łucja Żółć', orderNumber: id, email: buyer.email }
  const sent = await fetch(`${origin}/api/withdrawal`, {
    method: 'POST',
    body: new URLSearchParams({ ...statement, lines: '', accountNumber: '', key: randomUUID() }),
    redirect: 'manual',
  })
  expect(sent.status).toBe(303)

  const page = await openAdminPage(browser, 'pl')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/order/${id}`)
  const main = page.getByRole('main').filter({ visible: true })
  await main.getByRole('link', { name: /^Zwrot \d+ z / }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Zwrot \d+$/)
  expect(await fits(page)).toBe(true)

  const save = main.getByRole('button', { name: t('returnPage.goods.save') })
  const problem = main.getByText(t('errors.return.reason_required'))
  await main.getByLabel(t('returnPage.goods.quantity')).fill('1')
  await main.getByLabel(t('returnPage.goods.condition')).selectOption('used')
  await main.getByLabel(t('returnPage.goods.deduction'), { exact: true }).fill('9,99')
  await expect(async () => {
    await save.click()
    await expect(problem).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await main.getByLabel(t('returnPage.goods.deductionReason')).fill('Ślady montażu')
  await main.getByLabel(t('returnPage.goods.restock')).check()
  await save.click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Ślady montażu' })).toContainText('9,99')

  await expect(main.getByLabel(t('returnPage.refund.amount'))).toHaveValue('390,00')
  await main.getByRole('button', { name: t('returnPage.refund.submit') }).click()
  await expect(main.getByText(/^Zwrócić 390,00\szł przez PayPal\?/)).toBeVisible()
  expect(await fits(page)).toBe(true)
  // by the keyboard: the question has the focus
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const refund = main.getByRole('listitem').filter({ hasText: /390,00\szł/ })
  await expect(refund).toContainText('zwrócono', { timeout: 20_000 })
  await expect(main).toContainText(t('withdrawalRegister.states.refunded'))
  expect(await fits(page)).toBe(true)

  const shopper = await pageOf(context, buyer)
  await shopper.goto('/en/orders')
  await expect(await openDetails(shopper, id)).toContainText(/Refunded \$106\.85 \(PayPal\)/)
})
