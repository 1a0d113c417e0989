import { randomUUID } from 'node:crypto'
import { load } from 'cheerio'
import { expect, type Page, test } from 'playwright/test'
import { pngOf } from '@/lib/media/testing'
import { pressUntil } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { call, origin } from '../support/api'
import {
  fetchComplaintsOf,
  fetchWithdrawalsOf,
  findComplaintAbout,
  floodWithComplaints,
} from '../support/claims'
import { saveFile } from '../support/downloads'
import { readSentMail } from '../support/mails'
import { createOrder } from '../support/orders'
import { approvePayment, countCaptures } from '../support/paypal'
import { pageOf } from '../support/shoppers'
import { fits, visible } from '../support/visible'
import { createUnpaidOrder, openDetails } from '../support/wallet'
import { at, browserLocale, languages, walkedIn, wordsOf } from '../support/words'

/** The text of a file that a link of the page saves, with the line ends of the shop. */
async function savedFile(page: Page, link: string): Promise<string> {
  const { text } = await saveFile(page.getByRole('main').getByRole('link', { name: link, exact: true }))
  return text.replaceAll('\r\n', '\n')
}

test('the foot of the page leads to the withdrawal in every language', async () => {
  for (const language of languages) {
    const $ = load(await (await fetch(origin + at(language, '/'))).text())
    const link = wordsOf(language)('layout.withdraw')
    const named = $('footer a').filter((_, each) => $(each).text().replace(/\s+/g, ' ') === link)
    expect(named.attr('href')).toBe(at(language, '/withdrawal'))
  }
})

for (const language of walkedIn('ru')) {
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
      const entry = page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('layout.withdraw'), exact: true })
      await expect(entry).toBeVisible()
      await entry.click()
      await expect(page).toHaveURL(`${origin}${at(language, '/withdrawal')}`)

      await field('orderNumber').fill('K7M2Q-X9D4T')
      await main.getByRole('button', { name: t('withdrawal.next') }).click()
      await expect(field('name')).toBeFocused()
      await expect(field('name')).toHaveAttribute('aria-invalid', 'true')
      await expect(main).toContainText(t('errors.full_name_required'))
      await expect(main).toContainText(t('errors.email_required'))
      await expect(field('orderNumber')).toHaveValue('K7M2Q-X9D4T')

      await field('name').fill('Łucja Żółć')
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
      await expect(confirm).toHaveText(t('withdrawal.confirm'))
      const statement = (await main.locator('blockquote').textContent()) ?? ''
      expect(statement).toContain('PL61109010140000071219812874')
      expect(await fits(page)).toBe(true)
      await confirm.dblclick()
      await expect(main.getByRole('status')).toContainText(email)
      const withdrawals = await fetchWithdrawalsOf(email)
      expect(withdrawals).toMatchObject([{ text: statement, order_id: null }])

      const receipt = await readSentMail(`withdrawal.receipt:${withdrawals[0].id}`)
      expect(receipt).toContain(`To: ${email}`)
      // no order has this address, so the mail repeats none of the words; the page has them as a file
      expect(receipt).not.toContain('Łucja')
      expect(receipt).toMatch(/\d\d:\d\d:\d\d/)
      expect(await savedFile(page, t('withdrawal.save'))).toContain(statement.replace(/^/gm, '> '))
    })

    test('a visitor on a phone without JavaScript complains from the footer with a picture and gets a receipt', async ({
      page,
      request,
    }) => {
      const t = wordsOf(language)
      const main = page.getByRole('main')
      const field = (key: string) => main.getByLabel(t(`complaint.${key}`))
      const send = main.getByRole('button', { name: t('complaint.send') })
      const email = `complaint-${randomUUID()}@example.com`
      const fault = 'Przy 90 km/h\nodkleił się bieżnik.'
      await page.goto(at(language, '/'))
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: t('layout.complain'), exact: true })
        .click()
      await expect(page).toHaveURL(`${origin}${at(language, '/complaint')}`)
      expect(await fits(page)).toBe(true)

      await field('name').fill('Łucja Żółć')
      await field('email').fill(email)
      await field('orderNumber').fill('K7M2Q-X9D4T')
      await field('goods').fill('1 × Trakt MT')
      await field('fault').fill(fault)
      await field('since').fill('500 km')
      // the name of each choice goes on with its effects, which name the others
      const replacement = main.locator('[name=wish][value=replacement]')
      await send.click()
      await expect(main.locator('[name=wish]').first()).toBeFocused()
      for (const choice of await main.locator('[name=wish]').all())
        await expect(choice).toHaveAttribute('aria-invalid', 'true')
      await field('email').fill('nobody')
      await replacement.check()
      const picture = { name: 'IMG_1.png', mimeType: 'image/png', buffer: pngOf(64, 48, 48) }
      await field('pictures').setInputFiles([picture])
      await send.click()
      await expect(page).toHaveURL(`${origin}${at(language, '/complaint/result')}`)
      await expect(field('email')).toHaveAttribute('aria-invalid', 'true')
      await expect(field('email')).toBeFocused()
      await expect(field('fault')).toHaveValue(fault)
      await expect(replacement).toBeChecked()
      await expect(main.getByLabel(t('complaint.picturesWithout'))).not.toBeChecked()
      expect(await fits(page)).toBe(true)

      await field('email').fill(email)
      await send.dblclick()
      await expect(main.getByRole('status')).toContainText(email)
      const complaints = await fetchComplaintsOf(email)
      expect(complaints).toMatchObject([{ fault, wish: 'replacement', order_id: null }])
      expect((await request.get(`/api/complaints/pictures/${complaints[0].picture}`)).status()).toBe(401)
      const receipt = await readSentMail(`complaint.receipt:${complaints[0].id}`)
      expect(receipt).toContain(`To: ${email}`)
      expect(receipt).not.toContain('Łucja')
      expect(receipt).toMatch(/\d\d:\d\d:\d\d/)
      const file = await savedFile(page, t('complaint.save'))
      expect(file).toContain(fault.replace(/^/gm, '> '))
      expect(file).toContain(t('complaint.wishes.replacement'))
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
  const main = visible(page.getByRole('main'))
  await main.getByRole('link', { name: /^Zwrot \d+ z / }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Zwrot \d+$/)
  expect(await fits(page)).toBe(true)

  const save = main.getByRole('button', { name: t('returnPage.goods.save') })
  const problem = main.getByText(t('errors.return.reason_required'))
  await main.getByLabel(t('returnPage.goods.quantity')).fill('1')
  await main.getByLabel(t('returnPage.goods.condition'), { exact: true }).selectOption('used')
  await main.getByLabel(t('returnPage.goods.deduction'), { exact: true }).fill('9,99')
  await expect(async () => {
    await save.click()
    await expect(problem).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(main.getByLabel(t('returnPage.goods.deductionReason'))).toBeFocused()
  await main.getByLabel(t('returnPage.goods.deductionReason')).fill('Ślady montażu')
  await main.getByLabel(t('returnPage.goods.restock')).check()
  await save.click()
  await expect(main.getByRole('listitem').filter({ hasText: 'Ślady montażu' })).toContainText('9,99')

  const amount = main.getByLabel(t('returnPage.refund.amount'))
  await expect(amount).toHaveValue('390,00')
  await amount.fill('390,01')
  await main.getByRole('button', { name: t('returnPage.refund.submit') }).click()
  await expect(main.getByText(t('errors.return.more_than_proposed'))).toBeVisible()
  await expect(amount).toBeFocused()
  await amount.fill('390,00')
  await main.getByRole('button', { name: t('returnPage.refund.submit') }).click()
  await expect(main.getByText(/^Zwrócić 390,00\szł przez PayPal\?/)).toBeVisible()
  expect(await fits(page)).toBe(true)
  // by the keyboard: behind the close button of the question comes its answer
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const refund = main.getByRole('listitem').filter({ hasText: /390,00\szł/ })
  await expect(refund).toContainText('zwrócono', { timeout: 20_000 })
  await expect(main).toContainText(t('withdrawalRegister.states.refunded'))
  expect(await fits(page)).toBe(true)
  await page.goto(`/admin/order/${id}`)
  await expect(main).toContainText(t('admin.money.refundedSoFar', { amount: '390,00 zł' }))

  const shopper = await pageOf(context, buyer)
  await shopper.goto('/en/orders')
  await expect(await openDetails(shopper, id)).toContainText(/Refunded 390\.00\sPLN \(\$106\.85\) \(PayPal\)/)
})

test('an administrator sees the pictures of a complaint and answers it, and the buyer gets the answer', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const email = `answered-${randomUUID()}@example.com`
  const form = new FormData()
  const typed = {
    name: 'Łucja Żółć',
    email,
    orderNumber: '17',
    goods: 'Felga',
    fault: 'Pęka.',
    wish: 'repair',
  }
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  form.append('pictures', new File([new Uint8Array(pngOf(64, 48, 48))], 'IMG_1.png'))
  await fetch(`${origin}/api/complaints?locale=en`, { method: 'POST', body: form, redirect: 'manual' })
  const [{ id }] = await fetchComplaintsOf(email)

  const page = await openAdminPage(browser, 'pl')
  // others wait longer, and stand on the pages before
  await page.goto(`/admin/complaints?search=${email}`)
  const entry = page.getByRole('article').filter({ hasText: email })
  await expect(entry).toContainText('Pęka.')
  const picture = entry.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64)
  const answer = entry.getByLabel(t('complaintRegister.answer'))
  const answered = t('complaintRegister.answered').split('{')[0] ?? ''
  await pressUntil(
    async () => {
      await entry.getByLabel(t('register.state')).selectOption('accepted')
      await answer.fill('We will repair the wheel.')
      await entry.getByRole('button', { name: t('complaintRegister.sendNamed', { id }) }).click()
    },
    () => expect(entry).toContainText(answered, { timeout: 5_000 }),
  )
  const mail = await readSentMail(`complaint.answer:${id}:2`)
  expect(mail).toContain(`To: ${email}`)
  expect(mail).toContain('> We will repair the wheel.')
  await page.context().close()
})

test('a complaint with the address of an order counts as its buyer’s once the mail there was answered', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const { id, buyer } = await createOrder('Łucja Żółć')
  const form = new FormData()
  const typed = { name: 'Łucja Żółć', email: buyer.email, orderNumber: id, goods: '1 × Trakt MT' }
  const account = 'DE89 3704 0044 0532 0130 00'
  for (const [name, value] of Object.entries({ ...typed, fault: `Zwrot na ${account}`, wish: 'replacement' }))
    form.append(name, value)
  await fetch(`${origin}/api/complaints?locale=pl`, { method: 'POST', body: form, redirect: 'manual' })
  const complaint = await findComplaintAbout(id)
  const page = await openAdminPage(browser, 'pl')
  await page.goto(`/admin/complaints?search=${id}`)
  const entry = page.getByRole('article').filter({ hasText: id })
  await expect(entry).toContainText(t('complaintRegister.unconfirmedTitle'))
  await expect(entry).not.toContainText('0130')

  const link =
    /\/complaint\/question\/[\w.-]+/.exec(await readSentMail(`complaint.question:${complaint.id}`))?.[0] ?? ''
  const context = await browser.newContext({ javaScriptEnabled: false })
  const answering = await context.newPage()
  await answering.goto(link)
  await expect(answering.getByText(account)).toBeVisible()
  await answering.getByRole('button', { name: t('withdrawal.question.mine') }).click()
  await expect(answering.getByText(t('complaint.question.confirmed'))).toBeVisible()
  await page.reload()
  await expect(entry).toContainText(t('complaintRegister.confirmed'))
  await expect(entry).toContainText(account)
  await context.close()
  await page.context().close()
})

test('an administrator clears a flood of complaints in two presses, and takes one back', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const flood = `flood${randomUUID().slice(0, 8)}`
  await floodWithComplaints(flood)
  const page = await openAdminPage(browser, 'pl')
  await page.goto(`/admin/complaints?search=${flood}`)
  const found = (count: number) => page.getByText(t('register.list.found', { count }), { exact: true })
  const confirm = () =>
    page
      .getByRole('dialog')
      .getByRole('button', { name: t('register.junk.markPicked'), exact: true })
      .click()
  await expect(found(45)).toBeVisible()
  // what is ticked on one page is not ticked on another
  const boxes = page.getByRole('checkbox', { name: t('register.junk.pickAll') })
  await pressUntil(
    () => boxes.check({ timeout: 3_000 }),
    () => expect(page.getByText(t('register.junk.picked', { count: 20 }))).toBeVisible({ timeout: 3_000 }),
  )
  await page.getByRole('link', { name: t('register.list.next') }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByText(t('register.junk.picked', { count: 20 }))).toBeHidden()
  await page.getByRole('button', { name: t('register.junk.markAll', { count: 45 }) }).click()
  await confirm()
  await expect(page.getByText(t('register.junk.marked', { count: 45 }))).toBeVisible()
  await expect(page.getByText(t('register.list.noneTitle'))).toBeVisible()

  await page.goto(`/admin/complaints?state=junk&search=${flood}`)
  await expect(found(45)).toBeVisible()
  const first = page.getByRole('article').first()
  await pressUntil(
    () => first.getByRole('button').click({ timeout: 3_000 }),
    () => expect(page.getByRole('dialog')).toBeVisible({ timeout: 3_000 }),
  )
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('register.junk.undoPicked'), exact: true })
    .click()
  await expect(found(44)).toBeVisible()
  await page.context().close()
})
