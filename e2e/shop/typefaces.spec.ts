import { expect, type Page, type Route, test } from 'playwright/test'
import { openQuietly } from '@/bench/scripts'
import { localePath, locales } from '@/lib/platform/i18n/routing'
import { browserArguments, findBrowser } from '@/local/browser'
import { createTire } from '../support/api'
import { expectShifts, watchShifts } from '../support/shifts'
import { browserLocale } from '../support/words'

// as phones do; without it, letters stand at whole pixels and words are up to a twentieth wider or narrower
const atPartsOfPixels = ['--font-render-hinting=none', '--enable-font-subpixel-positioning']
test.use({
  launchOptions: { executablePath: findBrowser(), args: [...browserArguments(), ...atPartsOfPixels] },
})

/** The typefaces in which each of some texts is drawn, by the text. */
type Drawn = Record<string, { familyName: string; isCustomFont: boolean }[]>

/** Finds texts of one script, and says in which typefaces they are drawn whenever it is asked. */
async function watchTexts(page: Page): Promise<() => Promise<Drawn>> {
  await page.evaluate(() => {
    const ofOneScript = /^([\x20-\x7e\p{Script=Latin}]+|\p{Script=Cyrillic}+)$/u
    for (const element of document.querySelectorAll('main *')) {
      const text = element.textContent.trim()
      const isText = element.childElementCount === 0 && ofOneScript.test(text) && /\p{L}{4}/u.test(text)
      if (isText && element.checkVisibility()) element.toggleAttribute('data-text', true)
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-text]',
  })
  const texts = await page.locator('[data-text]').allTextContents()
  return async () => {
    const drawn: Drawn = {}
    for (const [index, nodeId] of nodeIds.entries())
      drawn[texts[index] ?? ''] = (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts
    return drawn
  }
}

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

for (const locale of locales)
  test(`no word in ${locale} is drawn in two typefaces, whichever of them has come`, async ({ browser }) => {
    const page = await browser.newPage({ locale: browserLocale[locale] })
    const files: Route[] = []
    let isHeld = true
    await page.route('**/*.woff2', (route) => (isHeld ? files.push(route) : route.continue()))
    const path = localePath(locale, `/tireDetail/${await createTire(3)}`)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(isPainted)
    const look = await watchTexts(page)
    const families = new Set<string>()
    for (const file of [undefined, ...files]) {
      await file?.continue()
      await file?.request().response()
      await page.evaluate(() => new Promise(requestAnimationFrame))
      for (const [text, drawnIn] of Object.entries(await look())) expect(drawnIn, text).toHaveLength(1)
    }
    isHeld = false
    await page.evaluate(() => document.fonts.ready)
    const drawn = await look()
    if (locale === 'pl') expect(Object.keys(drawn).join()).toMatch(/[ąćęńśźż]/)
    for (const [text, [drawnIn]] of Object.entries(drawn)) {
      expect(drawnIn?.isCustomFont, text).toBe(true)
      families.add(drawnIn?.familyName ?? '')
    }
    expect([...families].sort()).toEqual(['Onest', 'Unbounded'])
    await page.close()
  })

/**
 * What a typeface may move that is as wide and as high as what was shown before it, but not letter by letter: a phone. On a
 * desk one line more beside the picture of a product moves what is below it.
 */
const most = { 390: 0.02, 1440: 0.1 }

for (const locale of locales)
  test(`typefaces that come after the first paint of a page in ${locale} move next to nothing`, async ({
    browser,
  }) => {
    const paths = ['/', '/tires/filter/width=195', `/tireDetail/${await createTire(3)}`]
    for (const width of [390, 1440] as const) {
      const page = await browser.newPage({ locale: browserLocale[locale], viewport: { width, height: 900 } })
      await watchShifts(page)
      await page.route('**/*.woff2', async (route) => {
        await page.waitForFunction(isPainted)
        await route.continue()
      })
      for (const path of paths) {
        await openQuietly(page, localePath(locale, path))
        await page.evaluate(() => document.fonts.ready)
        await expectShifts(page, `${path}, ${width} px`, most[width])
      }
      await page.close()
    }
  })
