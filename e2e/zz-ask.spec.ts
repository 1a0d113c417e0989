import { mkdirSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import { openAdminPage } from './admin-page'
import { origin } from './api'
import { at } from './words'

mkdirSync('/tmp/shots/gate', { recursive: true })
const asked = {
  pl: [
    'opony do jimny na błoto',
    'felgi do patrola y61',
    'opony bf goodrich 31',
    'letnie 205',
    'qwerty opony zimowe',
    'opony letnie zimowe',
    'opony do l200',
    'felgi używane',
    'opony zimowe 455/95 r30',
    'tanie opony',
    'śruby do jimny',
    'jimny 1975',
  ],
  en: ['spacers for jimny 30mm', 'all terrain 31', 'tires under 80', 'lug nuts'],
  ru: ['уаз диски', 'зимняя резина 195', 'проставки на ниву', 'шины на квадроцикл'],
} as const

for (const width of [360, 390, 1440])
  for (const language of ['pl', 'en', 'ru'] as const)
    test(`${width} ${language}`, async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height: 900 }, locale: language })
      const questions = width === 390 ? asked[language] : asked[language].slice(0, width === 360 ? 1 : 2)
      for (const [index, question] of questions.entries()) {
        await page.goto(origin + at(language, `/products/title/${encodeURIComponent(question)}`))
        await page.waitForTimeout(400)
        console.log(
          language,
          question,
          decodeURIComponent(page.url()),
          '|',
          await page.locator('h1').first().innerText(),
          '|',
          await page.locator('h2').allInnerTexts(),
        )
        await page.screenshot({
          path: `/tmp/shots/gate/${language}-${width}-${index}.png`,
          fullPage: width !== 1440,
        })
      }
      await page.close()
    })

test('admin', async ({ browser }) => {
  for (const language of ['pl', 'en', 'ru'] as const) {
    const page = await openAdminPage(browser, language)
    for (const question of ['bf goodrich opony', 'wugga brumm'])
      await page.request.post(`${origin}/api/search/misses`, { data: { question }, headers: { origin } })
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(origin + at(language, '/admin/search?search=opony+do+jimny+na+błoto'))
      await page.waitForTimeout(500)
      await page.screenshot({ path: `/tmp/shots/gate/admin-${language}-${width}.png`, fullPage: true })
    }
    if (language === 'pl') {
      await page.getByLabel('Określenie').fill('makarony')
      await page.getByLabel('Znaczy').fill('opony mt')
      await page.getByRole('button', { name: 'Dodaj' }).click()
      await expect(page).toHaveURL(/search=makarony/)
      await page.waitForTimeout(800)
      await page.screenshot({ path: '/tmp/shots/gate/admin-added.png', fullPage: true })
      await page.goto(`${origin}/products/title/makarony%20do%20jimny`)
      console.log(
        'makarony',
        decodeURIComponent(page.url()),
        await page.locator('h1').first().innerText(),
        await page.locator('h2').allInnerTexts(),
      )
    }
    await page.close()
  }
})
