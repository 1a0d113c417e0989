import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test'
import { call, origin } from '../support/api'
import { fetchMessagesFrom, readSentMail } from '../support/mails'
import { PERSON } from '../support/shoppers'
import { visible } from '../support/visible'
import { at, browserLocale, walkedIn, wordsOf } from '../support/words'

const t = wordsOf('en')

/** Opens a page from a new client address, because the number of messages per address is limited. */
const anAddress = () => `10.1.${[1, 2].map(() => Math.floor(Math.random() * 256)).join('.')}`

async function visit(context: BrowserContext, path = '/en/contact', address = anAddress()): Promise<Page> {
  const page = await context.newPage()
  await page.route('**/api/contact', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': address } }),
  )
  await page.goto(path)
  return page
}

type Message = { name: string; email: string; phone: string; message: string }
const aMessage = (): Message => ({
  name: 'Łucja Żółć',
  email: `lucja-${randomUUID()}@example.com`,
  phone: '+48 600 700 800',
  message: 'Czy 235/75 R15\nwejdzie bez liftu?',
})

const form = (page: Page) => page.getByRole('main').locator('form')
const fields = (page: Page, words: (key: string) => string) => ({
  name: form(page).getByLabel(words('contactPage.name')),
  email: form(page).getByLabel(words('contactPage.email')),
  phone: form(page).getByLabel(words('contactPage.phone')),
  message: form(page).getByLabel(words('contactPage.message')),
})

async function write(page: Page, words: (key: string) => string, message: Message) {
  // Text that is typed before the page has hydrated is lost.
  await expect(async () => {
    await form(page)
      .getByRole('button', { name: words('contactPage.submit') })
      .click({ timeout: 3_000 })
    await expect(form(page).getByText(words('errors.full_name_required'))).toBeVisible({ timeout: 3_000 })
  }).toPass()
  for (const [name, field] of Object.entries(fields(page, words)))
    await field.fill(message[name as keyof Message])
}
const send = (page: Page, words: (key: string) => string) =>
  form(page)
    .getByRole('button', { name: words('contactPage.submit') })
    .click()

async function expectKept(page: Page, words: (key: string) => string, message: Message) {
  for (const [name, field] of Object.entries(fields(page, words)))
    await expect(field).toHaveValue(message[name as keyof Message])
}

for (const language of walkedIn('ru')) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: browserLocale[language], userAgent: PERSON })
    test('a message is checked, stored, thanked for and sent on to the shop', async ({ context }) => {
      const words = wordsOf(language)
      const page = await visit(context, at(language, '/contact'))
      const message = aMessage()
      await write(page, words, { ...message, email: 'nobody', phone: '12' })
      await send(page, words)
      await expect(form(page).getByText(words('errors.incorrect_email'))).toBeVisible()
      await expect(form(page).getByText(words('errors.incorrect_phone_number'))).toBeVisible()
      expect(await fetchMessagesFrom('nobody')).toEqual([])

      await fields(page, words).email.fill(message.email)
      await fields(page, words).phone.fill(message.phone)
      await send(page, words)
      await expect(page.getByRole('status').getByText(words('contactPage.sent'))).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`^${origin}${at(language, '/').replace(/\/$/, '')}/?$`))
      expect(await fetchMessagesFrom(message.email)).toMatchObject([
        { from_name: message.name, phone: '+48600700800', message: message.message },
      ])

      const [stored] = await fetchMessagesFrom(message.email)
      expect(await readSentMail(`contact.message:${stored.id}`)).toContain(
        '> Czy 235/75 R15\n> wejdzie bez liftu?',
      )
    })
  })
}

test.describe('what goes wrong', () => {
  test.use({ userAgent: PERSON })

  test('a lost connection loses nothing that was typed, and the same message can be sent later', async ({
    context,
  }) => {
    const page = await visit(context)
    const message = aMessage()
    await write(page, t, message)
    await context.setOffline(true)
    await send(page, t)
    await expect(form(page).getByRole('alert')).toContainText(t('contactPage.failed'))
    await expect(form(page).getByRole('alert')).toContainText(t('errors.network'))
    await expectKept(page, t, message)
    await context.setOffline(false)
    await send(page, t)
    await expect(page.getByRole('status').getByText(t('contactPage.sent'))).toBeVisible()
    expect(await fetchMessagesFrom(message.email)).toHaveLength(1)
  })

  test('the sixth message in ten minutes is refused, and its text stays in the form', async ({ context }) => {
    const message = aMessage()
    const address = anAddress()
    for (let i = 0; i < 5; i++) {
      const body = { from_name: 'Jan', from_email: message.email, phone: message.phone, message: `${i}` }
      const headers = { 'x-forwarded-for': address }
      expect((await call('POST', '/api/contact', { body, headers })).status).toBe(202)
    }
    const page = await visit(context, '/en/contact', address)
    await write(page, t, message)
    await send(page, t)
    await expect(form(page).getByRole('alert')).toContainText(/try\sagain\sin\s\d+\sminutes/)
    await expectKept(page, t, message)
    expect(await fetchMessagesFrom(message.email)).toHaveLength(5)
  })

  test('a message with the hidden field filled in is refused', async ({ context }) => {
    const page = await visit(context)
    const message = aMessage()
    await write(page, t, message)
    await expect(form(page).getByLabel(t('contactPage.website'))).not.toBeInViewport()
    await form(page)
      .locator('[name=website]')
      .evaluate((field: HTMLInputElement) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          'https://spam.example',
        )
        field.dispatchEvent(new Event('input', { bubbles: true }))
      })
    await send(page, t)
    await expect(form(page).getByRole('alert')).toContainText(t('errors.contact.blocked'))
    await expectKept(page, t, message)
    expect(await fetchMessagesFrom(message.email)).toEqual([])
  })

  test('the street map of another site is asked for by a press, and not before', async ({ context }) => {
    const elsewhere: string[] = []
    await context.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => {
        elsewhere.push(new URL(route.request().url()).hostname)
        return route.abort()
      },
    )
    const page = await visit(context)
    await write(page, t, aMessage())
    expect(elsewhere.filter((host) => host.includes('openstreetmap'))).toEqual([])
    await page.getByRole('button', { name: t('contactPage.mapShow') }).click()
    await expect.poll(() => elsewhere.filter((host) => host.includes('openstreetmap'))).not.toEqual([])
  })
})

test('a headless browser is told to come as a person', async ({ context }) => {
  const page = await visit(context)
  const message = aMessage()
  await write(page, t, message)
  await send(page, t)
  await expect(form(page).getByRole('alert')).toContainText(t('errors.contact.headless'))
  await expectKept(page, t, message)
  expect(await fetchMessagesFrom(message.email)).toEqual([])
})

test('the contact button stands at every width, and covers no question, no buy button and no field', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: browserLocale.en })
  const page = await context.newPage()
  await context.route('**/api/identity', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), measurementId: 'G-TRAKT' } })
  })
  const shown = page
    .getByRole('link', { name: t('layout.contactUs'), exact: true })
    .and(page.locator('.contact-button'))
  const button = visible(shown)
  const consent = page.locator('[data-asks]')
  const covers = async (other: Locator) => {
    const [a, b] = [await button.boundingBox(), await other.boundingBox()]
    return Boolean(
      a && b && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
    )
  }
  const widths = [390, 768, 1023, 1366]
  await page.goto('/en/tireDetail/1')
  await expect(consent).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(button, `${width}`).toHaveCount(1)
    expect(await covers(consent), `the question at ${width}`).toBe(false)
  }
  await consent.getByRole('button', { name: t('consent.refuse') }).click()
  await expect(consent).toHaveCount(0)
  const buy = page
    .locator('[data-buy-bar]')
    .getByRole('button', { name: t('card.add') })
    .first()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expect(button, `${width}`).toHaveCount(1)
    await expect(button).toBeInViewport()
    if (width < 768) await expect(buy).toBeInViewport()
    expect(await covers(buy), `the buy button at ${width}`).toBe(false)
  }
  await page.goto('/en/contact')
  const message = fields(page, t).message
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await message.focus()
    if (width < 1024) await expect(button, `${width}`).toHaveCount(0)
    else expect(await covers(message), `the field at ${width}`).toBe(false)
    await message.blur()
    await expect(button, `${width}`).toHaveCount(1)
  }
  await button.click()
  await expect(page).toHaveURL(/\/en\/contact$/)
  await context.close()
})
