import { test } from 'playwright/test'
import { origin } from './api'
import { at } from './words'
for (const width of [360, 390, 1440])
  for (const language of ['pl', 'en', 'ru'] as const)
    test(`shots ${width} ${language}`, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 900 } })
      const page = await context.newPage()
      await page.addInitScript(() => { const s = document.createElement('style'); void s })
      for (const [name, path] of [['car', '/car'], ['make', '/car/toyota'], ['one', '/car/ineos']] as const) {
        await page.goto(origin + at(language, path))
        await page.waitForTimeout(700)
        await page.screenshot({ path: `/tmp/shots/facets/${name}-${width}-${language}.png`, fullPage: true })
      }
      await page.goto(origin + at(language, '/car'))
      await page.locator('main input[type=search]').fill('jimny')
      await page.waitForTimeout(500)
      await page.locator('main input[type=search]').scrollIntoViewIfNeeded()
      await page.screenshot({ path: `/tmp/shots/facets/search-${width}-${language}.png` })
      await page.goto(origin + at(language, '/tires/filter/vehicle=suzuki/jimny-jb74').replace('jimny/','jimny/'))
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/shots/facets/list-${width}-${language}.png` })
      await context.close()
    })
