import { expect, type Page } from 'playwright/test'

type Shift = { score: number; moved: string[]; isOfHeader: boolean; at: number }
declare global {
  interface Window {
    shifts: Shift[]
    /** The time of the second frame after the document had come: what shifts then was painted whole before. */
    wholeSince: number
  }
}

/** Notes from now on what moves on a page without having been pressed. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = []
    window.wholeSince = Number.POSITIVE_INFINITY
    const nextFrame = () => new Promise<number>(requestAnimationFrame)
    document.addEventListener('DOMContentLoaded', async () => {
      await nextFrame()
      window.wholeSince = await nextFrame()
    })
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    new PerformanceObserver((list) => {
      for (const { value, sources, hadRecentInput, startTime } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        const header = document.querySelector('header')
        window.shifts.push({
          score: value,
          at: startTime,
          isOfHeader: sources.some(({ node }) => node && header?.contains(node)),
          moved: sources.map(
            ({ node, previousRect, currentRect }) =>
              `${(node as Element | null)?.outerHTML?.slice(0, 100) ?? node?.textContent} ` +
              `${previousRect.x},${previousRect.y} to ${currentRect.x},${currentRect.y}`,
          ),
        })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Expects that less than `most` has moved: https://web.dev/articles/cls. */
export async function expectShifts(page: Page, what: string, most: number) {
  const { shifts, wholeSince } = await page.evaluate(() => ({
    shifts: window.shifts,
    wholeSince: window.wholeSince,
  }))
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0)
  expect(score, `${what}: ${shifts.flatMap(({ moved }) => moved).join('\n')}`).toBeLessThan(most)
  return { shifts, wholeSince }
}
