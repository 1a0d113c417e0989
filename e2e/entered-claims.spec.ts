import { expect, test } from 'playwright/test'
import { shopToday } from '@/lib/platform/values/clock'
import { button, field, pressUntil } from './accounts'
import { openAdminPage } from './admin-page'
import { origin } from './api'
import { createOrder } from './orders'
import { rows, visible } from './shoppers'
import { wordsOf } from './words'

const t = wordsOf('pl')

/** The text of a mail that has gone out. */
async function mailOf(event: string): Promise<string> {
  const sent = () => rows('SELECT id FROM outbox WHERE event_key = $1 AND sent_at IS NOT NULL', event)
  await expect.poll(async () => (await sent()).length).toBe(1)
  return (await fetch(`${origin}/api/demo/outbox/${(await sent())[0]?.id}?as=text`)).text()
}

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
  const receipt = await mailOf(`withdrawal.receipt:${returned}`)
  expect(receipt).toContain(`To: ${buyer.email}`)
  expect(receipt).toContain(`> 1 × ${title}`)
  expect(receipt).toContain(`${t('received.channel')}: ${t('received.channels.letter')}`)

  await page.goto(`/admin/order/${id}`)
  await visible(page.getByText(t('received.complaint.open'))).click()
  await pressUntil(
    async () => {
      await field(page, t('received.channel')).selectOption('counter')
      await day.fill(shopToday())
      await field(page, t('complaint.goods')).fill('Opona')
      await field(page, t('received.complaint.fault')).fill('Bąbel na boku')
      await button(page, t('received.complaint.submit')).click({ timeout: 3_000 })
    },
    () => expect(visible(page.getByText(t('received.complaint.saved')))).toBeVisible({ timeout: 5_000 }),
  )
  await page.goto(`/admin/complaints?search=${id}`)
  const entry = visible(page.getByRole('article').filter({ hasText: id }))
  await expect(entry).toHaveCount(1)
  await expect(entry).toContainText(t('complaintRegister.channels.counter'))
  const [complaint] = await rows('SELECT id FROM complaint WHERE order_id = $1', id)
  expect(await mailOf(`complaint.receipt:${complaint.id}`)).toContain('Bąbel na boku')
  await page.context().close()
})
