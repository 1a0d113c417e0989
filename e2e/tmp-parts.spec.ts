import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { at, browserLocale, wordsOf } from './words'

const DIR = '/tmp/shots/parts'
mkdirSync(DIR, { recursive: true })
const full =
  '/kit/vehicle=suzuki_jimny-jb74&hubAxle=1200&hubStuds=28&tireSize=215%252F75R15&tireLoad=100&tireSpeed=S&wheelDiameter=15&wheelWidth=7&wheelPattern=5x139.7&wheelBore=112&wheelEt=0&wheelSeat=ball&spacerThickness=30&spacerPattern=5x139.7&spacerMounting=bolt-on&spacerBore=108&spacerRing=108&spacerThread=M12x1.5&quantity=5'
const bare =
  '/kit/vehicle=toyota_hilux-viii&tireSize=265%252F70R17&wheelDiameter=17&wheelWidth=8&wheelPattern=6x139.7'
test('shots', async ({ browser }) => {
  test.setTimeout(300_000)
  const report: string[] = []
  for (const locale of ['pl', 'en', 'ru'] as const) {
    const context = await browser.newContext({ locale: browserLocale[locale] })
    const page = await context.newPage()
    const t = wordsOf(locale)
    for (const [name, path] of [
      ['full', full],
      ['bare', bare],
    ] as const) {
      await page.goto(at(locale, path))
      await page.waitForLoadState('networkidle')
      const reject = page.getByRole('button', { name: t('consent.refuse') })
      if (await reject.isVisible().catch(() => false)) await reject.click()
      await page.getByLabel(t('kit.sheet.plate')).fill('BSU 4X4K')
      await page.getByLabel(t('kit.sheet.mileageKm')).fill('123 456')
      await page.getByLabel(t('kit.sheet.referencePressure')).fill('2,5')
      for (const width of [360, 390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: `${DIR}/${name}-${locale}-${width}.png`, fullPage: true })
      }
      const pdf = await page.pdf({ preferCSSPageSize: true })
      writeFileSync(`${DIR}/${name}-${locale}.pdf`, pdf)
      report.push(
        `${name} ${locale}: ${(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length} pages`,
      )
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: 673, height: 1001 })
      await page.screenshot({ path: `${DIR}/${name}-${locale}-print.png`, fullPage: true })
      await page.emulateMedia({ media: null })
    }
    await context.close()
  }
  writeFileSync(`${DIR}/report.txt`, report.join('\n'))
  expect(report.length).toBe(6)
})
