import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from 'playwright/test'
import type { ProductType } from '@/lib/catalog/product/schema'
import { button, field } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { call } from '../support/api'
import { createMember } from '../support/callers'
import { labels } from '../support/product-form'
import { tabTo } from '../support/shoppers'
import { at, languages, wordsOf } from '../support/words'

// What other journeys do in the administration with a mouse, done with keys alone: everything is reached with Tab, and
// after each step the keyboard stands somewhere.

test.describe.configure({ mode: 'parallel' })

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Something of the page, or of a dialog over it, has the focus. */
const expectFocus = (page: Page) => expect(page.locator('body :focus')).toHaveCount(1)

const entered: Record<ProductType, [name: string, value: string][]> = {
  Tire: [
    ['width', '255'],
    ['profile', '75'],
    ['diameter', '16'],
    ['typeOfTire', '4X4'],
    ['icVc', '113Q'],
    ['approval', 'R108'],
    ['approvalNumber', '108R-004404'],
    ['inf', 'Na błoto.'],
  ],
  Wheel: [
    ['diameter', '16'],
    ['boltSpacing', '5x139.7'],
    ['width', '8'],
    ['centralBoreDiameter', '110.1'],
  ],
  Spacer: [
    ['boltDistance', '6x139.7'],
    ['thickness', '30'],
  ],
}
const paths: Record<ProductType, string> = { Tire: 'tires', Wheel: 'wheels', Spacer: 'spacers' }

for (const [turn, type] of (['Tire', 'Wheel', 'Spacer'] as const).entries()) {
  const language = languages[turn] ?? 'pl'
  test(`${language}: a ${type} goes from an empty form on sale with keys alone`, async ({ browser }) => {
    const t = wordsOf(language)
    const page = await openAdminPage(browser, language)
    const f = labels(language, type)
    const title = `Trakt ${randomUUID().slice(0, 8)}`
    await page.goto(at(language, `/admin/products/new?type=${type}`))
    await expect(button(page, t('productAdmin.create'))).toBeEnabled()
    const values = [...entered[type], ['title', title], ['price', '399'], ['quantityInStock', '4']] as const
    for (const [name, value] of values) {
      const control = field(page, f(name))
      await tabTo(page, control)
      if (name === 'typeOfTire' || name === 'approval')
        for (let presses = 0; presses < 9 && (await control.inputValue()) !== value; presses++)
          await page.keyboard.press('ArrowDown')
      else {
        await page.keyboard.press('ControlOrMeta+A')
        await page.keyboard.insertText(value)
      }
      await expect(control).toHaveValue(value)
    }
    await press(page, button(page, t('productAdmin.create')))
    await expect(page).toHaveURL(/\/admin\/products\/\d+/)
    await expectFocus(page)
    const id = /products\/(\d+)/.exec(page.url())?.[1]
    expect((await call('GET', `/api/${paths[type]}/${id}`)).body).toMatchObject({ title, inArchive: false })

    await press(page, button(page, t('productAdmin.archive')))
    await press(page, button(page.getByRole('dialog'), t('productAdmin.archive')))
    await expect(page.getByText(t('productAdmin.archivedText'))).toBeVisible()
    await expectFocus(page)
    await press(page, button(page, t('productAdmin.restore')))
    await expect(page.getByText(t('productAdmin.archivedText'))).toHaveCount(0)
    await expectFocus(page)
    expect((await call('GET', `/api/${paths[type]}/${id}`)).body).toMatchObject({ inArchive: false })
    await page.context().close()
  })
}

test('a member gets another role and is removed with keys alone', async ({ browser }) => {
  const t = wordsOf('pl')
  const { email } = await createMember('orders')
  const page = await openAdminPage(browser, 'pl')
  await page.goto('/admin/staff')
  const member = page.getByRole('listitem').filter({ hasText: email })
  const role = member.getByLabel(t('staff.role'))
  await tabTo(page, role)
  await page.keyboard.type(t('roles.catalogue').slice(0, 4))
  await expect(role).toHaveValue('catalogue')
  await press(page, button(member, t('staff.saveNamed', { email })))
  await expect(page.getByText(t('staff.saved'))).toBeVisible()
  await expectFocus(page)
  await page.reload()
  await expect(role).toHaveValue('catalogue')
  await press(page, button(member, t('staff.removeNamed', { email })))
  await press(page, button(page, t('staff.confirm')))
  await expect(page.getByText(t('staff.removed', { email }))).toBeVisible()
  await expect(member).toHaveCount(0)
  await expectFocus(page)
  await page.context().close()
})
