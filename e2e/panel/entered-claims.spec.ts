import { expect, test } from 'playwright/test'
import { shopToday } from '@/lib/platform/time/clock'
import { button, field, pressUntil } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { findComplaintAbout } from '../support/claims'
import { readSentMail } from '../support/mails'
import { createOrder } from '../support/orders'
import { visible } from '../support/visible'
import { wordsOf } from '../support/words'

const t = wordsOf('pl')

test('the staff enters a withdrawal that came by letter and a complaint made at the counter, and the buyer gets both receipts', async ({
  browser,
}) => {
  const { id, title, buyer } = await createOrder('Łucja Listowna')
  const page = await openAdminPage(browser, 'pl')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/order/${id}`)
  const day = field(page, t('received.receivedOn'))
  await pressUntil(
    () => field(page, t('returnPage.open.reason')).selectOption('withdrawal'),
    () => expect(day).toBeVisible({ timeout: 3_000 }),
  )
  const open = button(page, t('returnPage.open.submit'))
  await open.click()
  await expect(day).toBeFocused()
  await day.fill(shopToday())
  await field(page, t('returnPage.open.line', { title, count: 1 })).fill('1')
  await open.click()
  await page.waitForURL(/\/admin\/withdrawals\/\d+$/)
  const main = visible(page.getByRole('main'))
  await expect(main).toContainText(t('withdrawalRegister.channels.letter'))
  const returned = new URL(page.url()).pathname.split('/').at(-1)
  const receipt = await readSentMail(`withdrawal.receipt:${returned}`)
  expect(receipt).toContain(`To: ${buyer.email}`)
  expect(receipt).toContain(`> 1 × ${title}`)
  expect(receipt).toContain(`${t('received.channel')}: ${t('received.channels.letter')}`)

  await page.goto(`/admin/order/${id}`)
  await visible(page.getByText(t('received.complaint.open'))).click()
  const saved = visible(page.getByText(t('received.complaint.saved')))
  await pressUntil(
    async () => {
      // what comes late is not entered again
      if (await saved.isVisible()) return
      await field(page, t('received.channel')).selectOption('counter')
      await day.fill(shopToday())
      await field(page, t('complaint.goods')).fill('Opona')
      await field(page, t('received.complaint.fault')).fill('Bąbel na boku')
      await button(page, t('received.complaint.submit')).click({ timeout: 3_000 })
    },
    () => expect(saved).toBeVisible(),
  )
  await page.goto(`/admin/complaints?search=${id}`)
  const entry = visible(page.getByRole('article').filter({ hasText: id }))
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText(t('complaintRegister.channels.counter'))
  const complaint = await findComplaintAbout(id)
  expect(await readSentMail(`complaint.receipt:${complaint.id}`)).toContain('Bąbel na boku')
  await page.context().close()
})
