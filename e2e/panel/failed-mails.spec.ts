import pg from 'pg'
import { expect, test } from 'playwright/test'
import { orderOf } from '@/lib/sales/orders/sample-order'
import { addToCart, call, createBuyer, createTire, signInAsAdministrator } from '../support/api'
import { pageOf } from '../support/shoppers'
import { at, browserLocale, walkedIn, wordsOf } from '../support/words'

const database = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 1 })
test.afterAll(() => database.end())

const REASON = '422 validation_error: Invalid `to` field.'

/** Places an order whose confirmation the mail provider refuses permanently. */
async function createOrderWithoutMail(): Promise<string> {
  const buyer = await createBuyer()
  await addToCart(buyer, await createTire(3))
  const { body } = await call<{ id: string }>('POST', '/api/trakt/cart/moveToOrder', {
    token: buyer.token,
    body: orderOf(buyer),
  })
  const sent = async () =>
    (await database.query('SELECT sent_at FROM outbox WHERE event_key = $1', [`order.placed:${body.id}`]))
      .rows[0]?.sent_at
  await expect.poll(sent, { timeout: 20_000 }).not.toBeNull()
  await database.query(
    'UPDATE outbox SET sent_at = NULL, dead_at = now(), attempts = 1, last_error = $2 WHERE event_key = $1',
    [`order.placed:${body.id}`, REASON],
  )
  return body.id
}

for (const language of walkedIn('pl')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language] })
    test('an administrator sees the mail that failed and why, and has it sent again', async ({ context }) => {
      const t = wordsOf(language)
      const [id, administrator] = await Promise.all([createOrderWithoutMail(), signInAsAdministrator()])
      const page = await pageOf(context, administrator)
      await page.goto(at(language, '/admin/health'))
      const line = page.getByRole('listitem').filter({ hasText: t('shopHealth.readings.failedMails.advice') })
      await expect(line).toContainText(t('shopHealth.states.bad'))
      await page.goto(at(language, '/admin/mails'))
      const row = page.getByRole('row').filter({ hasText: id })
      await expect(row).toContainText(t('failedMails.topics.order.placed'))
      await expect(row).toContainText(REASON)
      const state = async () =>
        (
          await database.query('SELECT dead_at, sent_at FROM outbox WHERE event_key = $1', [
            `order.placed:${id}`,
          ])
        ).rows[0]
      // A press before hydration is lost, so it is repeated.
      await expect(async () => {
        await row.getByRole('button', { name: t('failedMails.retry') }).click({ timeout: 3_000 })
        await expect.poll(async () => (await state()).dead_at, { timeout: 3_000 }).toBeNull()
      }).toPass()
      await expect(row).toHaveCount(0)
      await expect.poll(async () => (await state()).sent_at, { timeout: 20_000 }).not.toBeNull()
    })
  })
}
