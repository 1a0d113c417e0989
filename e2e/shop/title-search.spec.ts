import { AxeBuilder } from '@axe-core/playwright'
import { load } from 'cheerio'
import { expect, type Page, test } from 'playwright/test'
import { createTire, origin } from '../support/api'
import { violationsOf } from '../support/axe'
import { holdRequests, scripts } from '../support/held-requests'
import { visit } from '../support/page-head'
import { fetchDemoProducts } from '../support/products'
import { visible } from '../support/visible'
import { at, browserLocale, isLong, type Language, languages, walkedIn, wordsOf } from '../support/words'

const boxOf = (page: Page, language: Language) =>
  page.getByRole('search').getByLabel(wordsOf(language)('layout.search'))
const searchPath = (language: Language, title: string) =>
  at(language, `/products/title/${encodeURIComponent(title)}`)

/** Searches with the header's form, with or without JavaScript. */
async function search(page: Page, language: Language, title: string) {
  const box = boxOf(page, language)
  await box.fill(title)
  await box.press('Enter')
}

/** What a search answers, without a browser: text is compared with its spaces normalized. */
async function answerOf(language: Language, title: string) {
  const $ = load(await (await visit(origin + searchPath(language, title))).text())
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text().replace(/\s+/g, ' ').trim())
  return { $, texts, typed: $('input[type=search]').first().attr('value') }
}

async function matches(title: string): Promise<{ total: number; titles: string[] }> {
  const response = await fetch(`${origin}/api/products/title/${encodeURIComponent(title)}?pageSize=100`)
  const products: { title: string }[] = await response.json()
  return {
    total: Number(response.headers.get('x-total-count')),
    titles: products.map((product) => product.title),
  }
}

// Russian has the most plural forms and a script of its own.
for (const language of walkedIn('ru')) {
  const t = wordsOf(language)

  test.describe(language, () => {
    test.use({ locale: browserLocale[language] })

    test('a size written as it is stamped leads from any page straight to what it means', async ({
      page,
    }) => {
      const stamps: [from: string, written: string, meant: string][] = [
        ['/', '195/80R15 96Q', '/tires/filter/width=195&profile=80&diameter=15&icVc=96Q'],
        ['/allnews', '31x10.50R15', '/tires/filter/width=31&profile=10.5&diameter=15'],
        [
          '/wheels',
          '7Jx15 ET-10 5x139,7 CB108',
          '/wheels/filter/diameter=15&boltSpacing=5x139.7&width=7&centralBoreDiameter=108&offset=-10',
        ],
        ['/cart', '5×139,7 30mm', '/spacer/filter/boltDistance=5x139.7&thickness=30'],
      ]
      // a tire's and a spacer's stand for all in a short run
      for (const [from, written, meant] of stamps.filter((_, i) => isLong || i % 3 === 0)) {
        await page.goto(at(language, from))
        await search(page, language, written)
        await expect(page).toHaveURL(`${origin}${at(language, meant)}?q=${encodeURIComponent(written)}`)
        await expect(
          page
            .getByRole('list', { name: t('results.list') })
            .getByRole('listitem')
            .first(),
        ).toBeVisible()
        await expect(boxOf(page, language)).toHaveValue(written)
        await expect(page.getByText(t('search.searchedFor'))).toContainText(written)
      }
      await page.getByRole('link', { name: t('search.searchTitles') }).click()
      const title = '5×139,7 30mm'
      await expect(page).toHaveURL(`${origin}${searchPath(language, title)}/1`)
      await expect(boxOf(page, language)).toHaveValue(title)
    })

    test('words that nobody knows are named, and what the others find stands below', async () => {
      const { texts } = await answerOf(language, 'qwerty 195/80 R15')
      expect(texts('h1')).toContain(t('search.nothing', { title: 'qwerty 195/80 R15' }))
      expect(texts('main').join()).toContain(t('search.unread', { words: 'qwerty' }))
      expect(texts('main').join()).toContain('195/80 R15')
      expect(texts(`main ul[aria-label="${t('results.list')}"] > li`).length).toBeGreaterThan(0)
    })

    test('a question about the shop leads to its page, which is the answer where nothing else is', async () => {
      const { $, texts } = await answerOf(language, 'возврат')
      expect($(`main a[href="${at(language, '/withdrawal')}"]`).length).toBe(1)
      expect(texts('h1')).toContain(t('search.answered', { title: 'возврат' }))
      expect(texts('main').join()).not.toContain(t('search.none'))
      const delivery = await answerOf(language, 'delivery to Germany')
      expect(delivery.$(`main a[href="${at(language, '/rules#delivery')}"]`).length).toBe(1)
    })

    test('the heading counts the matches as the language counts', async () => {
      const plurals = new Set<string>()
      for (const title of [
        'Dystans Trakt 30 mm 5x127 CB71.5 przykręcany 6061-T6',
        'Trakt Błoto MT 195/80 R15 96Q',
        'Błoto MT',
        'nic takiego',
      ]) {
        const { total } = await matches(title)
        plurals.add(new Intl.PluralRules(language).select(total))
        const { texts, typed } = await answerOf(language, title)
        const heading =
          total > 0 ? t('search.found', { title, count: total }) : t('search.nothing', { title })
        expect(texts('h1')).toContain(heading)
        expect(typed).toBe(title)
        if (total > 0) continue
        expect(texts('main').join()).toContain(t('search.hint'))
        for (const finder of ['allSizes', 'wheelFinder', 'spacerFinder'])
          expect(texts('main a')).toContain(t(`results.${finder}`))
      }
      expect([...plurals].sort()).toEqual(language === 'en' ? ['one', 'other'] : ['few', 'many', 'one'])
    })
  })
}

test.describe('a question', () => {
  test.use({ locale: 'en-GB' })
  const t = wordsOf('en')

  test('a product is found despite typos, missing diacritics and Cyrillic letters', async () => {
    const searches: [typed: string, found: string][] = [
      ['bloto', 'Błoto'],
      ['WYDMA', 'Wydma'],
      ['Wydam', 'Wydma'],
      ['Puszzca', 'Puszcza'],
      ['Тrаkt Żwir', 'Żwir'],
      ['Скала', 'Skała'],
      ['цнвьф', 'Wydma'],
    ]
    // The search's own tests try many more.
    for (const [typed, found] of isLong ? searches : searches.filter((_, i) => i % 3 === 0)) {
      const { texts } = await answerOf('en', typed)
      expect(texts(`main ul[aria-label="${t('results.list')}"] > li`)[0]).toContain(found)
      const { total } = await matches(typed)
      expect(texts('h1')).toContain(t('search.found', { title: typed, count: total }))
    }
  })

  test('a search shows tires, wheels and spacers together, page by page', async ({ page }) => {
    await page.goto(searchPath('en', 'Trakt'))
    const { total } = await matches('Trakt')
    expect(total).toBeGreaterThan(24)
    const products = page.getByRole('list', { name: t('results.list') }).getByRole('listitem')
    await expect(products).toHaveCount(24)
    const first = (await products.first().textContent()) ?? ''
    await page.getByRole('link', { name: t('results.page', { page: 2 }), exact: true }).click()
    await expect(page).toHaveURL(`${origin}${searchPath('en', 'Trakt')}/2`)
    await expect(products.first()).not.toHaveText(first)
    await expect(boxOf(page, 'en')).toHaveValue('Trakt')
    await visible(page.locator('summary').filter({ hasText: t('search.sortBest') })).click()
    await visible(page.getByRole('link', { name: t('results.sortPriceDown') })).click()
    await expect(page).toHaveURL(`${origin}${searchPath('en', 'Trakt')}/-price`)
    const filters = visible(page.getByRole('navigation', { name: t('search.filters') }))
    await filters.getByRole('link').first().click()
    await expect(page).toHaveURL(`${origin}/en/tires/filter/title=trakt?q=Trakt`)

    const detail: Record<string, string> = {
      Tire: 'tireDetail',
      Wheel: 'wheelDetail',
      Spacer: 'spacerDetail',
    }
    for (const [list, type, named] of [
      ['tires', 'Tire', /^Trakt /],
      ['wheels', 'Wheel', /^Trakt .* (steel|alloy) wheel /],
      ['spacers', 'Spacer', /^Trakt wheel spacer /],
    ] as const) {
      // products of other journeys have titles that are no product's
      const [product] = await fetchDemoProducts<{ id: number; title: string }>(list)
      if (!product) throw new Error(`no ${list} of the demo catalog`)
      const { texts } = await answerOf('en', product.title)
      expect(texts(`a[href="/en/${detail[type]}/${product.id}"] .card-title`)[0]).toMatch(named)
    }
  })

  test('a search waits until enough is typed, and text typed before hydration stays', async ({ page }) => {
    const letThrough = await holdRequests(page, scripts)
    await page.goto('/en/contact', { waitUntil: 'commit' })
    const box = boxOf(page, 'en')
    await box.fill('Wydma')
    letThrough()
    await page.getByRole('button', { name: t('contactPage.mapShow') }).waitFor()
    const button = page.getByRole('search').getByRole('button')
    await expect(button).toHaveAccessibleName(t('layout.searchSubmit'))
    await expect(box).toHaveValue('Wydma')
    await expect(async () => {
      await box.fill('   ', { timeout: 3_000 })
      await expect(button).toHaveAttribute('aria-disabled', 'true', { timeout: 3_000 })
    }).toPass({ timeout: 40_000 })
    await expect(button).toHaveAccessibleName(t('layout.searchEmpty'))
    await button.click({ force: true })
    await expect(page).toHaveURL(`${origin}/en/contact`)
    await box.fill('Wydma')
    await button.click()
    await expect(page).toHaveURL(origin + searchPath('en', 'Wydma'))
    await page.locator('body').press('/')
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('Wydma')

    await page.goto('/en/accessibility')
    const shortcut = page.getByRole('checkbox', { name: t('accessibilityPage.shortcutOn') })
    await expect(shortcut).toBeChecked()
    await shortcut.uncheck()
    await page.reload()
    await expect(shortcut).toBeVisible()
    await expect(shortcut).not.toBeChecked()
    await page.locator('body').press('/')
    await expect(box).not.toBeFocused()
    await shortcut.check()
    await page.locator('body').press('/')
    await expect(box).toBeFocused()
  })

  test('the box suggests cars, sizes and questions of earlier, and sends nothing of what is typed', async ({
    browser,
  }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData()}`))
    await page.goto('/en/contact')
    const box = boxOf(page, 'en')
    const list = page.getByRole('listbox', { name: t('suggestions.label') })
    const options = list.getByRole('option')
    await page.getByRole('button', { name: t('contactPage.mapShow') }).waitFor()
    await expect(box).toHaveRole('searchbox')
    expect(sent.join()).not.toContain('/api/suggestions')
    const answer = page.waitForResponse(`${origin}/api/suggestions/en`)
    await box.tap()
    await expect(box).toHaveRole('combobox')
    const sizes = await (await answer).request().sizes()
    expect(sizes.responseBodySize + sizes.responseHeadersSize).toBeLessThan(25_000)

    await box.pressSequentially('jimny')
    await expect(options.first()).toContainText('Suzuki Jimny JB74')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(
      t('suggestions.count', { count: await options.count() }),
    )
    const heights = await options.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    await box.press('ArrowUp')
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const id = (await options.first().getAttribute('id')) ?? ''
    await expect(box).toHaveAttribute('aria-activedescendant', id)
    expect(await violationsOf(new AxeBuilder({ page }).include('search'))).toEqual([])
    await box.press('Escape')
    await expect(list).toBeHidden()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).toHaveValue('jimny')
    expect(sent.filter((each) => each.includes('jimny'))).toEqual([])

    await box.press('ArrowDown')
    await box.press('Enter')
    await expect(page).toHaveURL(`${origin}/en/car/suzuki/jimny-jb74`)
    await box.tap()
    await box.fill('195/80')
    await options.filter({ hasText: '195/80 R15' }).first().tap()
    await expect(page).toHaveURL(`${origin}/en/tires/filter/width=195&profile=80&diameter=15`)

    // nothing is chosen: the sentence goes as it is typed, and only what names nobody is kept
    for (const title of ['jimny 600 700 800', 'jimny Wydma']) {
      await box.fill(title)
      await box.press('Enter')
      await expect(page).toHaveURL(origin + searchPath('en', title))
    }
    await page.goto('/en/contact')
    await box.tap()
    await expect(options).toHaveText([
      `jimny Wydma ${t('suggestions.kinds.question')}`,
      t('suggestions.forget'),
    ])
    await options.last().tap()
    await expect(list).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('trakt-questions'))).toBeNull()
    await context.close()
  })

  test('a size of a new tire is suggested in each language', async () => {
    await createTire(3, { width: 231, profile: 73, diameter: 15 })
    for (const language of languages)
      expect(await (await fetch(`${origin}/api/suggestions/${language}`)).text()).toContain('231/73 R15')
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('without JavaScript the search leads to the same addresses', async ({ page }) => {
      await page.goto('/en/contact')
      await expect(boxOf(page, 'en')).toHaveRole('searchbox')
      await search(page, 'en', 'Błoto & MT')
      await expect(page).toHaveURL(origin + searchPath('en', 'Błoto & MT'))
      await expect(boxOf(page, 'en')).toHaveValue('Błoto & MT')
      await search(page, 'en', '195/80R15')
      await expect(page).toHaveURL(`${origin}/en/tires/filter/width=195&profile=80&diameter=15?q=195%2F80R15`)
    })
  })
})
