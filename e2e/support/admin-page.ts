import type { Browser, Page } from 'playwright/test'
import { signInAsAdministrator } from './api'
import { pageOf } from './shoppers'
import { browserLocale, type Language } from './words'

/** Opens a page with the administrator signed in. */
export async function openAdminPage(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext({ locale: browserLocale[language] })
  return pageOf(context, await signInAsAdministrator())
}
