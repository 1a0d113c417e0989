import { expect, type Page } from 'playwright/test'
import { visible } from './visible'

/** Opens a page and waits until React has taken over its controls: until then an address fills nothing in. */
export async function openHydrated(page: Page, href: string) {
  await page.goto(href)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main :is(input, select, textarea)')].every((control) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps')),
    ),
  )
  await page.waitForLoadState('networkidle')
}

/** What the controls of the shown page hold. */
export const valuesOn = (page: Page) =>
  page.evaluate(() => {
    type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    const controls = document.querySelectorAll<Control>('main :is(input, select, textarea)')
    return [...controls].flatMap((control) => {
      if (!control.checkVisibility() || control.type === 'file') return []
      const isTicked = 'checked' in control && /checkbox|radio/.test(control.type)
      return [`${control.name || control.type}: ${isTicked ? control.checked : control.value}`]
    })
  })

/** What the shown page answers and asks: its messages, and the dialogs over it. */
export const answersOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is([role=status], [role=alert]), dialog[open]')]
      .filter((answer) => answer.checkVisibility())
      .map((answer) => answer.textContent.trim())
      .filter(Boolean),
  )

const DATES: Record<string, string> = {
  date: '2020-02-03',
  month: '2020-02',
  'datetime-local': '2020-02-03T10:00',
}
const writable =
  'main :is(textarea, input:not([type=checkbox], [type=radio], [type=file], [type=hidden], [type=submit]))'

/**
 * Types into each field of the shown page, chooses the last of each choice, and ticks the first boxes. Where there is
 * nothing to fill in it presses the first button. Answers how many controls it changed.
 */
export async function typeEverywhere(page: Page): Promise<number> {
  let changed = 0
  for (const control of await visible(page.locator(writable)).all()) {
    if (!(await control.isEditable())) continue
    const type = (await control.getAttribute('type')) ?? ''
    await control.fill(DATES[type] ?? (type === 'email' ? 'first@trakt.example' : '77'))
    changed += 1
  }
  for (const box of (await visible(page.locator('main input[type=checkbox]')).all()).slice(0, 3)) {
    if (!(await box.isEnabled())) continue
    await box.click()
    changed += 1
  }
  const radios = visible(page.locator('main input[type=radio]:not([aria-disabled=true])'))
  const groups = await radios.evaluateAll((all) => [
    ...new Set(all.map((each) => (each as HTMLInputElement).name)),
  ])
  for (const name of groups) {
    await visible(page.locator(`main input[name="${name}"]:not([aria-disabled=true])`))
      .last()
      .check()
    changed += 1
  }
  const selects = visible(page.locator('main select:not([aria-disabled=true])'))
  for (let at = 0; at < (await selects.count()); at += 1) {
    if (!(await selects.nth(at).isEnabled())) continue
    const values = await selects.nth(at).evaluate((select) => {
      const { options, value } = select as HTMLSelectElement
      return [...options].filter((each) => !each.disabled && each.value !== value).map((each) => each.value)
    })
    const last = values.at(-1)
    if (last === undefined) continue
    await selects.nth(at).selectOption(last)
    changed += 1
  }
  if (changed > 0) return changed
  await visible(page.locator('main button:not([aria-disabled=true])')).first().click()
  await expect.poll(() => answersOn(page)).not.toEqual([])
  return 1
}

/** Opens the first question that the shown page asks in a dialog before it does something. */
export async function askSomething(page: Page) {
  const asks = visible(page.locator('main button[aria-haspopup=dialog]')).first()
  if ((await asks.count()) === 0 || !(await asks.isEnabled())) return
  await asks.click()
  await expect(visible(page.locator('dialog[open]'))).not.toHaveCount(0)
}
