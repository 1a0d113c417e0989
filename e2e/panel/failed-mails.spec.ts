import { expect, test } from 'playwright/test'
import { pressUntil } from '../support/accounts'
import { signInAsAdministrator } from '../support/api'
import { findMail, refuseMail } from '../support/mails'
import { createOrder } from '../support/orders'
import { pageOf } from '../support/shoppers'
import { at, browserLocale, walkedIn, wordsOf } from '../support/words'

const REASON = '422 validation_error: Invalid `to` field.'

/** Places an order whose confirmation the mail provider refuses permanently. */
async function createOrderWithoutMail(): Promise<string> {
  const { id } = await createOrder('Łucja Żółć')
  await refuseMail(`order.placed:${id}`, REASON)
  return id
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
      const mail = () => findMail(`order.placed:${id}`)
      await pressUntil(
        () => row.getByRole('button', { name: t('failedMails.retry') }).click({ timeout: 3_000 }),
        () => expect.poll(async () => (await mail()).dead_at, { timeout: 3_000 }).toBeNull(),
      )
      await expect(row).toHaveCount(0)
      await expect.poll(async () => (await mail()).sent_at, { timeout: 20_000 }).not.toBeNull()
    })
  })
}
