import type { Locator, Page } from 'playwright/test'

/** What is shown of a locator's elements. Next keeps the previous pages hidden, with elements of the same names. */
export const visible = (locator: Locator) => locator.filter({ visible: true })

/** Whether a page is no wider than the window. */
export const fits = async (page: Page): Promise<boolean> =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) <= (page.viewportSize()?.width ?? 0)
