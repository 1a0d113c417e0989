import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Locator, type Page } from 'playwright/test'
import { visible } from './visible'
import { at, type Language, wordsOf } from './words'

const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'
const project = process.env.FIREBASE_PROJECT_ID ?? 'demo-trakt'

export type Person = { name: string; surname: string; email: string; password: string }

export const somebody = (who: string): Person => ({
  name: 'Łucja',
  surname: 'Żółć',
  email: `${who}-${randomUUID()}@trakt.example`,
  password: 'secret12',
})

/** The visible field with this label. Next keeps the previous page hidden, with fields of the same name. */
export const field = (page: Page | Locator, name: string) => visible(page.getByLabel(name, { exact: true }))
export const button = (page: Page | Locator, name: string) =>
  visible(page.getByRole('button', { name, exact: true }))

/** Presses until there is an effect: a press before the page has hydrated is lost. */
export async function pressUntil(press: () => Promise<unknown>, answered: () => Promise<unknown>) {
  let isPressed = false
  await expect(async () => {
    try {
      await press()
      isPressed = true
    } catch (error) {
      // what an earlier press did may come late, and take the control away
      if (!isPressed) throw error
    }
    await answered()
  }).toPass({ timeout: 60_000 })
}

/** Opens an address and waits until the page has hydrated and the session is known. */
export async function openAddress(page: Page, address: string) {
  const sessionAnswer = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/session',
  )
  await page.goto(address)
  await sessionAnswer
}

export const open = (page: Page, language: Language, path: string) => openAddress(page, at(language, path))

export async function fillSignIn(page: Page, language: Language, who: Pick<Person, 'email' | 'password'>) {
  const t = wordsOf(language)
  await field(page, t('signIn.email')).fill(who.email)
  await field(page, t('signIn.password')).fill(who.password)
  await button(page, t('signIn.submit')).click()
}

export async function signIn(
  page: Page,
  language: Language,
  who: Pick<Person, 'email' | 'password'>,
  next: string,
) {
  await open(page, language, `/signIn?next=${encodeURIComponent(at(language, next))}`)
  await fillSignIn(page, language, who)
  await page.waitForURL((url) => url.pathname === at(language, next))
}

export const accountMenu = (page: Page, language: Language) =>
  visible(
    page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: wordsOf(language)('layout.account') }),
  )

export async function signOut(page: Page, language: Language) {
  const t = wordsOf(language)
  const leave = button(page, t('layout.signOut'))
  await pressUntil(
    async () => {
      if (!(await leave.isVisible())) await accountMenu(page, language).click({ timeout: 3_000 })
      await leave.click({ timeout: 3_000 })
    },
    () => expect(page.getByText(t('layout.signedOut'))).toBeVisible({ timeout: 5_000 }),
  )
}

type SentLink = { email: string; requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'; oobLink: string }

/** The link in the newest mail of a kind that the identity provider sent to an address. */
export async function fetchMailedLink(kind: SentLink['requestType'], email: string): Promise<URL> {
  let link = ''
  await expect(async () => {
    const response = await fetch(`http://${emulator}/emulator/v1/projects/${project}/oobCodes`)
    const { oobCodes } = (await response.json()) as { oobCodes: SentLink[] }
    link = oobCodes.findLast((code) => code.email === email && code.requestType === kind)?.oobLink ?? ''
    expect(link, `a mail of ${kind} to ${email}`).not.toBe('')
  }).toPass({ timeout: 15_000 })
  return new URL(link)
}

/** Changes an account as an administrator can in the provider's console. */
export async function changeAccount(uid: string, change: object) {
  const response = await fetch(
    `http://${emulator}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ localId: uid, ...change }),
    },
  )
  expect(response.status).toBe(200)
}

export const sessionCookie = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'session')?.value
