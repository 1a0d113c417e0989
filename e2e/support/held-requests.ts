import type { Page, Route } from 'playwright/test'

/** The pattern of the browser's scripts. */
export const scripts = '**/_next/static/**/*.js*'

/** Holds requests back until what it returns is called; then `answer` answers them. */
export async function holdRequests(
  page: Page,
  pattern: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await answer(route)
  })
  return letThrough
}
