import { expect, type Page, test } from 'playwright/test'
import { at, browserLocale, joined, wordsOf } from '../support/words'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: browserLocale.pl })

  test('two tire sizes sent without JavaScript are compared at an address that can be sent on', async ({
    page,
  }) => {
    const t = wordsOf('pl')
    await page.goto('/tools')
    await page
      .getByRole('main')
      .getByRole('link', { name: t('tools.pages.tire-size.title') })
      .click()
    await field(page, t('tireSizeTool.old')).fill('265/70R17')
    await field(page, t('tireSizeTool.new')).fill('285/70 R17')
    await page.getByRole('button', { name: t('toolForm.calculate') }).click()
    await expect(page).toHaveURL(/\/tools\/tire-size\/old=265-70R17&new=285-70R17$/)
    await expect(page.getByRole('main').getByRole('status')).toContainText('28')
    await expect(
      page.getByRole('rowheader', { name: t('tireSizeTool.diameter') }).locator('..'),
    ).toContainText('830,8')
    const head = page.locator('head')
    await expect(head.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', /\/tools\/tire-size$/)
    await page.getByRole('link', { name: t('tireSizeTool.tires', { size: '285/70 R17' }) }).click()
    await expect(page).toHaveURL(/\/tires\/filter\/width=285&profile=70&diameter=17$/)
  })

  test('figures that cannot be are refused at their fields in Russian, and stay as they were typed', async ({
    page,
  }) => {
    const t = wordsOf('ru')
    await page.goto(at('ru', '/tools/offset'))
    await page
      .getByRole('group', { name: t('toolForm.after') })
      .getByLabel(t('offsetTool.et'))
      .fill('ET 300')
    await page.getByLabel(t('offsetTool.spacer')).fill('толстая/30%')
    await page.getByRole('button', { name: t('toolForm.calculate') }).click()
    const after = page.getByRole('group', { name: t('toolForm.after') })
    await expect(after.getByLabel(t('offsetTool.et'))).toHaveValue('ET 300')
    await expect(after.getByLabel(t('offsetTool.et'))).toHaveAccessibleDescription(
      new RegExp(joined('от -150 до 150', 'ru')),
    )
    await expect(page.getByLabel(t('offsetTool.spacer'))).toHaveValue('толстая/30%')
    await expect(page.getByLabel(t('offsetTool.spacer'))).toHaveAccessibleDescription(
      new RegExp(t('toolForm.problems.notNumber')),
    )
  })

  test('an address of 10 kB is answered with the example and a note', async ({ page }) => {
    const t = wordsOf('ru')
    const response = await page.goto(at('ru', `/tools/gearing/axle=${'9'.repeat(10_000)}`))
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t('tools.strangeAddress'))
    await expect(field(page, t('gearingTool.speed'))).toHaveValue('90')
  })
})

test.describe('live', () => {
  test.use({ locale: browserLocale.en })

  test('the bolt pattern follows the keys, and its address opens with the same answer', async ({
    page,
    context,
  }) => {
    const t = wordsOf('en')
    await page.goto(at('en', '/tools/bolt-circle'))
    await expect(page.getByRole('main').getByRole('status')).toContainText(
      t('boltCircleTool.one', { pattern: '5x139.7' }),
    )
    await field(page, t('boltCircleTool.distance')).focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('67,3')
    const measureAgain = t('boltCircleTool.several', { patterns: '5x114.3 / 5x115' })
    await expect(page.getByRole('main').getByRole('status')).toContainText(measureAgain)
    await expect(page).toHaveURL(/\/tools\/bolt-circle\/holes=5&from=centers&distance=67%2C3&hole=$/)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('wide')
    await page.keyboard.press('Enter')
    await expect(field(page, t('boltCircleTool.distance'))).toBeFocused()
    await expect(field(page, t('boltCircleTool.distance'))).toHaveAccessibleDescription(
      new RegExp(t('toolForm.problems.notNumber')),
    )
    const other = await context.newPage()
    await other.goto(at('en', '/tools/bolt-circle/holes=5&from=centers&distance=67%2C3&hole='))
    await expect(other.getByRole('main').getByRole('status')).toContainText(measureAgain)
    await expect(field(other, t('boltCircleTool.distance'))).toHaveValue('67,3')
  })
})
