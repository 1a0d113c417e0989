import type { Page } from 'playwright/test'

/** The pattern of the browser's scripts. */
export const scripts = '**/_next/static/**/*.js*'

/** Holds requests back until the answer of this function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}
