import type { Browser, Page } from 'playwright'
import { runFirst, withBrowser } from './measuring/phone'
import { median, type Row, rowOf } from './rows'
import { openQuietly } from './scripts'

/** How long the pointer rests on a link before the click. */
const INTENT_MS = 100
const ROUNDS = 9

/** Links, by what they lead to, on the page where they are clicked. */
const transitions = {
  'home to results': { from: '/', link: 'main a[href^="/tires/filter/"]' },
  'results to detail': { from: '/tires/filter/width=195', link: 'main article a[href^="/tireDetail/"]' },
  'detail to results': { from: '/tireDetail/1', link: 'main a[href^="/tires/filter/"]' },
  'results to home': { from: '/tires/filter/width=195', link: 'header a[href="/"]' },
}

type Observed = typeof window & { click?: { at: number; from: string | undefined; painted?: number } }

/** Measures the time from the click to the next page painted, with the intent shown before. */
export const benchTransitions = (): Promise<Row[]> =>
  withBrowser(async (browser, origin) => {
    const rows: Row[] = []
    for (const [name, { from, link }] of Object.entries(transitions)) {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) times.push(await measure(browser, origin, from, link))
      rows.push(rowOf(`click to paint, ${name}`, median(times), 'ms'))
    }
    return rows
  })

async function measure(browser: Browser, origin: string, from: string, link: string): Promise<number> {
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ locale: 'pl-PL', viewport, baseURL: origin })
  try {
    const page = await context.newPage()
    await runFirst(page, observeClick)
    await openQuietly(page, from)
    const target = page.locator(link).filter({ visible: true }).first()
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`${from} has no link ${link}`)
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(INTENT_MS)
    await page.mouse.down()
    await page.mouse.up()
    return await paintedAfter(page)
  } finally {
    await context.close()
  }
}

/** Runs in the page: notes when it was clicked, and when a page with another heading has been painted. */
function observeClick(): void {
  const observed = window as Observed
  const heading = () => {
    const shown = [...document.querySelectorAll('main h1')].find((each) => each.getClientRects().length > 0)
    return shown?.textContent ?? undefined
  }
  const watch = () => {
    const { click } = observed
    if (!click || click.painted !== undefined) return
    const now = heading()
    // The frame after the one in which the new heading is there has painted it.
    if (now && now !== click.from)
      requestAnimationFrame(() => {
        click.painted = performance.now()
      })
    else requestAnimationFrame(watch)
  }
  addEventListener(
    'click',
    () => {
      observed.click = { at: performance.now(), from: heading() }
      requestAnimationFrame(watch)
    },
    { capture: true },
  )
}

async function paintedAfter(page: Page): Promise<number> {
  const ms = await page.waitForFunction(() => {
    const { click } = window as Observed
    return click?.painted && click.painted - click.at
  })
  return Number(await ms.jsonValue())
}
