import type { Browser } from 'playwright'
import { type Phone, runFirst, withBrowser, withPhone } from './measuring/phone'
import { median, type Row, rowOf } from './rows'
import { openQuietly, publicPages } from './scripts'

const ROUNDS = 5
/** What Lighthouse calls slow 4G with a mid-range phone, applied to the line instead of simulated. */
const phone: Phone = { bitsPerSecond: 1_474_560, latencyMs: 562.5, slower: 4 }

type Vitals = { paint: number; blocking: number; shift: number }

/** Measures largest paint, blocking time and layout shift of first visits with a phone. */
export const benchVitals = (): Promise<Row[]> =>
  withBrowser(async (browser, origin) => {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(publicPages)) {
      // The first visit makes the server render the page.
      await fetch(origin + path)
      const visits: Vitals[] = []
      for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, origin, path))
      const of = (vital: keyof Vitals) => median(visits.map((each) => each[vital]))
      rows.push(
        rowOf(`phone, ${name}: largest paint`, of('paint'), 'ms'),
        rowOf(`phone, ${name}: blocking`, of('blocking'), 'ms'),
        rowOf(`phone, ${name}: layout shift`, of('shift'), ''),
      )
    }
    return rows
  })

const visit = (browser: Browser, origin: string, path: string): Promise<Vitals> =>
  withPhone(browser, { ...phone, origin }, async (page) => {
    await runFirst(page, observeVitals)
    await openQuietly(page, path)
    return page.evaluate(() => (window as Observed).vitals ?? { paint: NaN, blocking: NaN, shift: NaN })
  })

type Observed = typeof window & { vitals?: Vitals }
type Shift = PerformanceEntry & { value: number }

/** Runs in the page. Only what a task takes beyond 50 ms blocks a visitor. */
function observeVitals(): void {
  const vitals = { paint: 0, blocking: 0, shift: 0 }
  const observed = window as Observed
  observed.vitals = vitals
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.paint = startTime
  })
  observe('longtask', ({ duration }) => {
    vitals.blocking += duration - 50
  })
  observe('layout-shift', (entry) => {
    vitals.shift += (entry as Shift).value
  })
}
