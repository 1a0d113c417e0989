import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from 'playwright/test'
import { button, field } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { createTire } from '../support/api'
import { jpeg, labels } from '../support/product-form'
import { openHydrated } from '../support/typed-pages'
import { visible } from '../support/visible'
import { browserLocale, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })

/** Holds the calls to a path until what this returns is called. */
async function hold(page: Page, path: string, method: string): Promise<() => Promise<void>> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    if (route.request().method() === method) await held
    await route.continue().catch(() => {})
  })
  return async () => {
    release()
    await page.unroute(path)
  }
}

/** Saves with Ctrl+S, types on before the answer, and lets the answer come. */
async function typeWhileSaving(page: Page, path: string, method: string, type: () => Promise<void>) {
  const answer = await hold(page, path, method)
  const sent = page.waitForRequest((request) => request.method() === method)
  await page.keyboard.press('Control+S')
  await sent
  await type()
  const answered = page.waitForResponse((response) => response.request().method() === method)
  await answer()
  await answered
}

test('a product keeps what is typed, dropped or pasted while it is saved and left', async ({ browser }) => {
  const id = await createTire(5)
  const page = await openAdminPage(browser, 'pl')
  await openHydrated(page, `/admin/products/${id}`)
  const description = field(page, labels('pl', 'Tire')('inf'))
  const save = visible(page.getByRole('button', { name: t('productAdmin.save') }))
  const uploads = visible(page.locator('progress'))

  await test.step('what is typed during a save stays typed, and is unsaved', async () => {
    await description.fill('Pierwsze zdanie.')
    await typeWhileSaving(page, `**/api/products/${id}`, 'PUT', () =>
      description.pressSequentially(' Drugie zdanie.'),
    )
    await expect(visible(page.getByText(t('productAdmin.savedTitle')))).toBeVisible()
    await expect(description).toHaveValue('Pierwsze zdanie. Drugie zdanie.')
    await save.click()
    await expect(visible(page.getByText(t('productAdmin.unsaved')))).toHaveCount(0)
  })

  await test.step('a cell of a spreadsheet is pasted as text', async () => {
    await description.focus()
    await page.evaluate(
      (data) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text/plain', 'a\tb')
        clipboardData.items.add(new File([new Uint8Array(data)], 'image.jpg', { type: 'image/jpeg' }))
        const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(paste)
      },
      [...(await jpeg())],
    )
    await expect(uploads).toHaveCount(0)
  })

  await test.step('saving waits for pictures, and says so', async () => {
    const answer = await hold(page, '**/api/pictures', 'POST')
    await page
      .locator('input[type=file][multiple]')
      .last()
      .setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
    await expect(uploads).toHaveCount(1)
    await description.fill('Inny opis')
    await save.click()
    await expect(visible(page.getByText(t('productAdmin.pictures.wait')))).toBeVisible()
    await page
      .getByRole('navigation', { name: t('admin.nav') })
      .getByRole('link', { name: t('admin.links.products') })
      .click()
    await page.getByRole('button', { name: t('leave.leave') }).click()
    await expect(page).toHaveURL(/admin\/products$/)
    await answer()
    await page.goBack()
    await expect(description).toHaveValue('Inny opis')
    await expect(uploads).toHaveCount(0)
    await save.click()
    await expect(visible(page.getByText(t('productAdmin.savedTitle')))).toBeVisible()
  })

  await test.step('a selection of text that ends outside of a dialog leaves it open', async () => {
    await visible(page.getByRole('button', { name: new RegExp(t('productAdmin.stock.adjust')) })).click()
    const note = page.getByRole('dialog').getByLabel(new RegExp(t('productAdmin.stock.note')))
    await note.fill('uszkodzone w transporcie')
    const box = await note.boundingBox()
    if (!box) throw new Error('the note is not shown')
    await page.mouse.move(box.x + box.width - 20, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(10, box.y + 10, { steps: 5 })
    await page.mouse.up()
    await expect(note).toHaveValue('uszkodzone w transporcie')
    await page.mouse.click(10, box.y + 10)
    await expect(note).toBeHidden()
  })

  await test.step('what goes wrong behind a dialog is said above it, until it is closed', async () => {
    await page.route(`**/api/products/${id}/archive`, (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"code":"internal"}' }),
    )
    await button(page, t('productAdmin.archive')).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('productAdmin.archive'), exact: true }).click()
    const message = dialog.getByRole('status').filter({ hasText: t('errors.internal') })
    await expect(message).toBeVisible()
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 3_500)))
    await message.getByRole('button', { name: t('ui.close') }).click()
    await expect(message).toHaveCount(0)
    await expect(dialog).toBeVisible()
  })
  await page.context().close()
})

test('the administration asks before typing is lost, and changes its filters at a press only', async ({
  browser,
}) => {
  const page = await openAdminPage(browser, 'pl')

  await test.step('what is typed on while a new item is saved stays, with the question of a shortcut', async () => {
    await openHydrated(page, '/admin/news/new')
    const title = `Aktualność ${randomUUID()}`
    await field(page, t('adminNews.title')).fill(title)
    const text = field(page, t('adminNews.description'))
    await text.fill('Pierwsze zdanie, długie jak prawdziwe.')
    await typeWhileSaving(page, '**/api/admin/news', 'POST', () => text.pressSequentially(' Drugie zdanie.'))
    await expect(page).toHaveURL(/\/admin\/news\/(?!new)/)
    await expect(text).toHaveValue('Pierwsze zdanie, długie jak prawdziwe. Drugie zdanie.')
    await text.blur()
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    const stay = page.getByRole('button', { name: t('leave.stay') })
    await stay.click()
    await expect(page).toHaveURL(/\/admin\/news\//)
    await expect(text).toHaveValue(/Drugie zdanie\.$/)
    await page.keyboard.press('g')
    await page.keyboard.press('o')
    await page.getByRole('button', { name: t('leave.leave') }).click()
    await expect(page).toHaveURL(/\/admin$/)
  })

  await test.step('the prices of deliveries keep what is typed during a save', async () => {
    await openHydrated(page, '/admin/delivery')
    const weights = visible(page.locator('input[name^="defaultWeights"]'))
    const before = await weights.nth(0).inputValue()
    await weights.nth(0).fill('31')
    await typeWhileSaving(page, '**/api/admin/delivery', 'PUT', () => weights.nth(1).fill('41'))
    await expect(weights.nth(1)).toHaveValue('41')
    await expect(weights.nth(0)).toHaveValue('31')
    await weights.nth(0).fill(before)
    await expect(async () => {
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT', {
        timeout: 2_000,
      })
      // nothing is saved while the page takes over what the save before has answered
      await page.keyboard.press('Control+S')
      expect((await saved).ok()).toBe(true)
    }).toPass()
  })

  await test.step('a filter changes nothing before its button is pressed, which keeps the focus', async () => {
    await openHydrated(page, '/admin/products')
    const sort = field(page, t('productAdmin.list.sort'))
    await sort.selectOption('price')
    await expect(page).toHaveURL(/\/admin\/products$/)
    const apply = button(page, t('productAdmin.list.submit'))
    await apply.click()
    await expect(page).toHaveURL(/sort=price/)
    await expect(visible(page.getByRole('link', { name: t('productAdmin.list.reset') }))).toBeVisible()
    await expect(apply).toBeFocused()
    await visible(page.getByRole('link', { name: t('productAdmin.list.reset') })).click()
    await expect(page).toHaveURL(/\/admin\/products$/)
    await expect(sort).not.toHaveValue('price')
  })

  await test.step('an upload ends with the page that began it', async () => {
    await openHydrated(page, '/admin/import')
    const answer = await hold(page, '**/api/admin/import?**', 'POST')
    const aborted = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
    await visible(page.getByLabel(t('import.choose'))).setInputFiles({
      name: 'x.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('id;price\r\n1;389,99\r\n'),
    })
    await expect(visible(page.getByRole('progressbar'))).toHaveCount(1)
    await page
      .getByRole('navigation', { name: t('admin.nav') })
      .getByRole('link', { name: t('admin.links.news') })
      .click()
    await expect(page).toHaveURL(/admin\/news/)
    await aborted
    await answer()
  })

  await test.step('an upload that fails in the browser itself says so, and the form goes on', async () => {
    const unhandled: string[] = []
    page.on('pageerror', (error) => unhandled.push(String(error)))
    for (const [path, failed] of [
      ['/admin/import', t('import.uploadFailed')],
      ['/admin/vehicles/files', t('adminVehicles.exchange.failed')],
    ] as const) {
      await openHydrated(page, path)
      await page.evaluate(() => {
        XMLHttpRequest.prototype.send = () => {
          throw new Error('no answer is read from this')
        }
      })
      const chooser = visible(page.getByLabel(t('import.choose')))
      const file = { name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('id;price\r\n1;389,99\r\n') }
      await chooser.setInputFiles(file)
      await expect(visible(page.getByText(failed))).toBeVisible()
      await expect(visible(page.getByRole('progressbar'))).toHaveCount(0)
      await expect(visible(page.locator('main button', { hasText: t('import.choose') }))).toBeEnabled()
    }
    expect(unhandled).toEqual([])
  })
  await page.context().close()
})
