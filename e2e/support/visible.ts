import type { Locator } from 'playwright/test'

/** What is shown of a locator's elements. Next keeps the previous pages hidden, with elements of the same names. */
export const visible = (locator: Locator) => locator.filter({ visible: true })
