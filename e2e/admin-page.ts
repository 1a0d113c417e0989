import type { Browser, Page } from 'playwright/test'
import { origin, signInAsAdministrator } from './api'
import { browserLocale, type Language } from './words'

/** Opens a page with the administrator signed in. */
export async function openAdminPage(browser: Browser, language: Language): Promise<Page> {
  const { token } = await signInAsAdministrator()
  const answer = await fetch(`${origin}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ idToken: token }),
  })
  const [, value = ''] = /session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '') ?? []
  const context = await browser.newContext({ locale: browserLocale[language] })
  await context.addCookies([{ name: 'session', value, url: origin }])
  return context.newPage()
}
