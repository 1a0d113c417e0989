import { expect, test } from 'playwright/test'
import { field } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { call } from '../support/api'
import { saveFile } from '../support/downloads'
import { fits, visible } from '../support/visible'
import { wordsOf } from '../support/words'

type Vehicle = { id: number; path: string; centerBore: number; torque: string | null }

const vehicle = async (path: string) =>
  (await call<Vehicle[]>('GET', '/api/vehicles')).body.find((each) => each.path === path)

test('pl: a vehicle is found, edited, exported and imported, and a faulty row stops the whole file', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const page = await openAdminPage(browser, 'pl')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin/vehicles?search=патрол+y62')
  await page.getByRole('link', { name: 'Nissan Patrol Y62 (2010–)' }).click()

  await test.step('a wrong figure is said at its field, a right one is saved and answered at once', async () => {
    const bore = field(page, t('adminVehicles.fields.centerBore'))
    const save = page.getByRole('button', { name: t('editor.save'), exact: true })
    await expect(async () => {
      await bore.fill('139,7')
      await save.click({ timeout: 3_000 })
      await expect(page.getByText(t('errors.bore_above_circle'))).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await bore.fill('77,9')
    await save.click()
    await expect(page.getByText(t('editor.saved'))).toBeVisible()
    expect(await vehicle('nissan/patrol-y62')).toMatchObject({ centerBore: 77.9 })
    expect(await fits(page)).toBe(true)
  })

  await page.goto('/admin/vehicles/files')
  const { text } = await saveFile(page.getByRole('link', { name: t('adminVehicles.exchange.download') }))
  expect(text).toContain('nissan/patrol-y62;Nissan;Patrol;Y62;2010;;6x139.7;77,9;')

  const chooser = visible(page.getByLabel(t('import.choose')))
  const upload = async (content: string, message: string) => {
    await expect(async () => {
      await chooser.setInputFiles(
        { name: 'pojazdy.csv', mimeType: 'text/csv', buffer: Buffer.from(content) },
        { timeout: 3_000 },
      )
      await expect(page.getByText(message)).toBeVisible({ timeout: 10_000 })
    }).toPass()
  }
  const before = await vehicle('nissan/patrol-y62')
  // another than an earlier try imported
  const torque = before?.torque === '133' ? '134' : '133'
  const faulty = `path;torque;seat\nnissan/patrol-y62;${torque};cone60\nnissan/navara-np300-d22;${torque};kwadrat\n`

  await test.step('the exported file changes nothing, and one with a faulty row is not imported', async () => {
    await upload(text, t('adminVehicles.exchange.nothing'))
    await upload(faulty, '1 wiersz trzeba poprawić')
    const problems = page.getByRole('table', { name: t('import.problems') })
    await expect(problems.getByRole('row').filter({ hasText: 'kwadrat' })).toContainText(
      t('errors.unknown_value'),
    )
    expect(await vehicle('nissan/patrol-y62')).toEqual(before)
  })

  await test.step('the corrected file is imported', async () => {
    await upload(faulty.replace('kwadrat', 'cone60'), t('adminVehicles.exchange.ready'))
    await page.getByRole('button', { name: 'Importuj 2 wiersze' }).click()
    await expect(page.getByText(t('adminVehicles.exchange.done'), { exact: true })).toBeVisible()
    expect(await vehicle('nissan/patrol-y62')).toMatchObject({ torque, centerBore: 77.9 })
  })

  await page.goto('/admin/audit?type=vehicle')
  await expect(page.getByText(t('audit.actions.vehicle.edit')).first()).toBeVisible()
})
