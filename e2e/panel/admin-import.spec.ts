import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from 'playwright/test'
import { openAdminPage } from '../support/admin-page'
import { call, createBuyer, createTire, origin, signInAsAdministrator } from '../support/api'
import { saveFile } from '../support/downloads'
import { DEMO_PRODUCTS, fetchImportsOf } from '../support/products'
import { visible } from '../support/visible'
import { at, isLong, type Language, wordsOf } from '../support/words'

// The shop runs one import at a time, so these tests do too.
test.describe.configure({ mode: 'serial' })

type File = { name: string; text: string | Buffer }

/** Uploads a file through the form and waits for the page's message about it. */
async function upload(page: Page, language: Language, { name, text }: File, message: RegExp | string) {
  const chooser = visible(page.getByLabel(wordsOf(language)('import.choose')))
  const answer = visible(page.getByText(message)).first()
  await expect(async () => {
    if ((await chooser.isVisible()) && !(await answer.isVisible()))
      await chooser.setInputFiles(
        { name, mimeType: 'text/csv', buffer: Buffer.from(text) },
        { timeout: 10_000 },
      )
    await expect(answer).toBeVisible({ timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}

const chooseType = (page: Page, language: Language, type: string) =>
  expect(async () => {
    await page
      .getByRole('radio', { name: wordsOf(language)(`import.types.${type}`) })
      .check({ timeout: 3_000 })
  }).toPass()

const tire = async (id: number) =>
  (await call<{ title: string; price: number; quantityInStock: number }>('GET', `/api/tires/${id}`)).body

test('pl: a file with errors is refused line by line, the corrected one is imported and shows at once', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const [first, second] = [await createTire(5), await createTire(5)]
  const page = await openAdminPage(browser, 'pl')
  await page.goto('/admin/import')
  const wrong = `id;title;price\r\n${first};Trakt Import AT;389,99\r\n${second};;dużo\r\n999999999;Nie ma;5\r\n`
  await upload(page, 'pl', { name: 'cennik.csv', text: wrong }, 'Plik cennik.csv')

  await expect(page.getByRole('alert').filter({ hasText: '2 wiersze trzeba poprawić' })).toBeVisible()
  const problems = page.getByRole('table', { name: t('import.problems') })
  await expect(problems.getByRole('row').filter({ hasText: 'dużo' })).toContainText(
    t('errors.invalid_number'),
  )
  await expect(problems.getByRole('row').filter({ hasText: t('errors.title_required') })).toContainText('3')
  await expect(problems.getByRole('row').filter({ hasText: t('errors.import.unknown_id') })).toContainText(
    '4',
  )
  const { text } = await saveFile(page.getByRole('link', { name: t('import.downloadReport') }))
  expect(text).toContain(
    `3;${second};${t('import.verdicts.refused')};price;${t('errors.invalid_number')};dużo`,
  )
  expect((await tire(first)).price).toBe(399.99)

  await page.getByRole('link', { name: t('import.backToImport') }).click()
  const right = `id;title;price\r\n${first};Trakt Import AT;389,99\r\n${second};=1+1;379,99\r\n`
  await upload(page, 'pl', { name: 'cennik-2.csv', text: right }, 'Plik cennik-2.csv')
  const changes = page.getByRole('table', { name: t('import.changes') })
  await expect(changes.getByRole('row').filter({ hasText: String(first) })).toContainText('389,99')
  await expect(async () => {
    await page.getByRole('button', { name: 'Importuj 2 produkty' }).click({ timeout: 3_000 })
    await expect(page.getByText(t('import.doneTitle'), { exact: true })).toBeVisible({ timeout: 15_000 })
  }).toPass()
  expect(await tire(first)).toMatchObject({ title: 'Trakt Import AT', price: 389.99, quantityInStock: 5 })
  expect(await (await fetch(`${origin}/tireDetail/${first}`)).text()).toContain('Trakt Import AT')
  expect((await tire(second)).title).toBe('=1+1')
  const [imported] = await fetchImportsOf(first)
  expect(imported).toMatchObject({ before: { price: 399.99 }, after: { price: 389.99 } })
  await page.context().close()
})

test('en: the exported tires are imported again and nothing changes, formula cells included', async ({
  browser,
}) => {
  const t = wordsOf('en')
  const page = await openAdminPage(browser, 'en')
  // Other journeys change their own tires between the two, which are left out, and seldom one of the demo.
  await expect(async () => {
    await page.goto(at('en', '/admin/import'))
    const { text } = await saveFile(page.getByRole('button', { name: t('import.download') }))
    expect(text.startsWith('\ufeffid;title;price;')).toBe(true)
    expect(text).not.toMatch(/(^|[;"])=/m)
    const rows = text.split('\r\n')
    const kept = rows.filter(
      (row, index) => index === 0 || Number.parseInt(row, 10) <= DEMO_PRODUCTS || row.includes('=1+1'),
    )
    expect(kept.length).toBeGreaterThan(500)
    await upload(page, 'en', { name: 'tires.csv', text: kept.join('\r\n') }, 'File tires.csv')
    await expect(page.getByText(t('import.nothingTitle'))).toBeVisible()
  }).toPass({ timeout: 100_000 })
  await expect(page.getByRole('definition').filter({ hasText: /^0$/ })).toHaveCount(3)
  await page.context().close()
})

test('ru: new products of the template are on sale when the import is done, watched by a second page', async ({
  browser,
}) => {
  const t = wordsOf('ru')
  const page = await openAdminPage(browser, 'ru')
  await page.goto(at('ru', '/admin/import'))
  const title = `Проставка ${Date.now()}`
  const rows = Array.from({ length: 30 }, (_, n) => `,${title} ${n},149.50,4,6×139.7,35,M12x1.5`)
  const csv = `id,title,price,quantityInStock,boltDistance,thickness,boltInfo\n${rows.join('\n')}\n`
  await chooseType(page, 'ru', 'Spacer')
  await upload(page, 'ru', { name: 'spacers.csv', text: csv }, 'Файл spacers.csv')
  const watching = await page.context().newPage()
  await watching.goto(page.url())
  await expect(async () => {
    await page.getByRole('button', { name: /30/ }).click({ timeout: 3_000 })
    await expect(page.getByText(t('import.doneTitle'), { exact: true })).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await watching.reload()
  await expect(watching.getByText(t('import.doneTitle'), { exact: true })).toBeVisible()
  const searchAnswer = await fetch(`${origin}/api/products/title/${encodeURIComponent(title)}`)
  expect(Number(searchAnswer.headers.get('x-total-count'))).toBe(30)
  await page.context().close()
})

test('pl: what is no catalogue file is refused with a sentence that helps', async ({ browser }) => {
  const t = wordsOf('pl')
  const page = await openAdminPage(browser, 'pl')
  await page.goto('/admin/import')
  const header = 'id;title;price'
  const refused: [File, string][] = [
    [{ name: 'a.xlsx', text: Buffer.from('PK\u0003\u0004rest') }, 'import.not_csv'],
    [{ name: 'b.csv.gz', text: gzipSync(header) }, 'import.not_csv'],
    [{ name: 'c.csv', text: `${header}\n` }, 'import.empty'],
    [{ name: 'd.csv', text: `${header}\n1;"Opona;5\n` }, 'import.quotes'],
    [{ name: 'e.csv', text: `${header};${'x'.repeat(200_000)}` }, 'import.line_too_long'],
  ]
  for (const [file, code] of isLong ? refused : refused.slice(0, 2)) {
    await page.goto('/admin/import')
    await upload(page, 'pl', file, t(`errors.${code}`))
  }
  await upload(
    page,
    'pl',
    { name: 'f.csv', text: 'id;tytul;price\n1;x;5\n' },
    t('import.unknownColumn', { name: 'tytul' }),
  )
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'f.csv' }).first()).toContainText(
    t('import.jobStates.failed'),
  )
  await page.context().close()
})

/** A file of more than 10 MB, mostly comment rows, so that checking it is as fast as for a small file. */
function largeFile(rows: number): string {
  const row = (n: number) => `Dystans duży plik ${n};99,5;1;5x139,7;30`
  const all = Array.from({ length: rows }, (_, n) => row(n))
  const remarks = Array.from({ length: 125 }, () => `# ${'x'.repeat(90_000)}`)
  return [
    'title;price;quantityInStock;boltDistance;thickness',
    ...all.slice(0, 3),
    ...remarks,
    ...all.slice(3),
    '',
  ].join('\n')
}

test('en: a file of more than 10 MB is sent with its checksum and checked to its last row', async ({
  browser,
}) => {
  const page = await openAdminPage(browser, 'en')
  await page.goto(at('en', '/admin/import'))
  await chooseType(page, 'en', 'Spacer')
  const text = largeFile(300)
  expect(text.length).toBeGreaterThan(11_000_000)
  const sent = page.waitForRequest((request) => /api\/admin\/import\?/.test(request.url()), {
    timeout: 60_000,
  })
  await upload(page, 'en', { name: 'large.csv', text }, 'File large.csv')
  const digest = createHash('sha256').update(text).digest('base64')
  expect((await sent).headers()['content-digest']).toBe(`sha-256=:${digest}:`)
  const id = page.url().split('/').at(-1)
  const { body } = await call<{ job: object }>('GET', `/api/admin/import/${id}`, {
    token: (await signInAsAdministrator()).token,
  })
  expect(body.job).toMatchObject({ state: 'checked', rows: 300, created: 300, refused: 0 })
  await page.context().close()
})

test('a file that did not arrive whole is not checked, however its address is spelled', async () => {
  const { token } = await signInAsAdministrator()
  const file = largeFile(300)
  const digest = `sha-256=:${createHash('sha256').update(file).digest('base64')}:`
  const send = (path: string, body: string) =>
    fetch(`${origin}${path}?type=Spacer&name=cut.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv', 'content-digest': digest },
      body,
    })
  const cut = await send('/api/admin/import', file.slice(0, file.lastIndexOf('\n', file.length - 2)))
  expect([cut.status, (await cut.json()).code]).toEqual([422, 'import.incomplete'])
  const { body } = await call<{ state: string; failure: string }[]>('GET', '/api/admin/import', { token })
  expect(body[0]).toMatchObject({ state: 'failed', failure: 'import.incomplete' })
  for (const path of ['/api/admin/imp%6Frt', '/%61pi/admin/import', '/api//admin/import']) {
    const answer = await send(path, file)
    if (answer.status === 201) expect(await answer.json(), path).toMatchObject({ rows: 300 })
    else expect(answer.status, path).toBeLessThan(500)
  }
})

test('the catalogue is exported and imported by administrators alone, and nothing but CSV is taken', async () => {
  const { token } = await createBuyer()
  for (const path of [
    'catalogue/export?type=Tire',
    'catalogue/template?type=Tire',
    'import',
    'import/1',
    'import/1/report',
  ]) {
    expect((await call('GET', `/api/admin/${path}`)).status).toBe(401)
    expect((await call('GET', `/api/admin/${path}`, { token })).status).toBe(403)
  }
  const admin = await signInAsAdministrator()
  const json = await call('POST', '/api/admin/import?type=Tire&name=a.csv', { token: admin.token, body: {} })
  expect(json.status).toBe(415)
  const unnamed = await call('POST', '/api/admin/import?type=Boat&name=a.csv', {
    token: admin.token,
    body: {},
  })
  expect(unnamed.status).toBe(422)
})
