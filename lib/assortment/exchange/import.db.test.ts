import { describe, expect, test } from 'vitest'
import { NewProduct } from '@/lib/assortment/products/entry'
import { createProduct, editedProduct } from '@/lib/assortment/products/service'
import { existingProduct, getStaffProduct } from '@/lib/catalog/product/queries'
import { productTypes } from '@/lib/catalog/product/schema'
import { csvText } from '@/lib/platform/csv/write'
import { db } from '@/lib/platform/database/db'
import { anAdministrator, aTire } from '@/lib/sales/orders/testing'
import { beginImport } from './apply.service'
import { checkFile } from './check.service'
import { readReport } from './queries'
import { reportRecords, templateRecords } from './records'
import { check, exported, runImport, SPACER } from './testing'

describe('a catalogue that is exported and imported', () => {
  test.each(productTypes)('%s: nothing changes', async (type) => {
    const job = await check(await exported(type), type)
    expect(job).toMatchObject({ state: 'checked', created: 0, changed: 0, refused: 0 })
    expect(job.unchanged).toBe(await db().product.count({ where: { productType: type } }))
    await expect(beginImport(job.id, anAdministrator)).rejects.toMatchObject({ code: 'import.not_ready' })
  })

  test.each([
    '=HYPERLINK("https://evil.example")',
    '+48 600 700 800',
    '-opona',
    '@SUM(A1)',
    "'=1+1",
    "''apostrofy",
    'cudzysłów "w środku"; średnik, przecinek',
    '<b>Dystans</b>',
  ])('the title %j comes back as it was', async (title) => {
    const { id } = await createProduct(
      NewProduct.parse({
        productType: 'Spacer',
        title,
        url: '/media/a.avif',
        urls: ['/media/b.avif'],
        price: 99,
        quantityInStock: 1,
        boltDistance: '5x139.7',
        boltInfo: '=1+1\ndrugi wiersz',
        thickness: 30,
      }),
      anAdministrator,
    )
    const text = await exported('Spacer')
    expect(text).not.toMatch(/(^|[;"])=/m)
    expect(await check(text, 'Spacer')).toMatchObject({ changed: 0, refused: 0, created: 0 })
    expect((await existingProduct(id)).title).toBe(title)
  })

  test.each(productTypes)('the template of %s is a file of one example', async (type) => {
    const [header, ...rows] = templateRecords(type, (name) => `o ${name}`)
    if (!header) throw new Error('a template has a header')
    const filled = rows.map((row) => (row[0] === '#' ? ['', ...row.slice(1)] : row))
    expect(await check(csvText([header, ...rows, ...filled], 'pl', { first: true }), type)).toMatchObject({
      created: 1,
      refused: 0,
      rows: 1,
    })
  })
})

describe('what a file changes', () => {
  test('new products, edits, the archive and the stock, each on record', async () => {
    const tire = await aTire(7)
    const job = await check(
      `id;title;price;quantityInStock;stockAtExport;inArchive\n${tire.id};Trakt Nowa Nazwa;379,99;10;7;1\n`,
    )
    expect(job).toMatchObject({ rows: 1, changed: 1, refused: 0 })
    expect(await getStaffProduct(tire.id)).toEqual(tire)
    expect(await runImport(job.id)).toMatchObject({ state: 'imported', done: 1, failure: null })
    expect(await getStaffProduct(tire.id)).toEqual({
      ...tire,
      title: 'Trakt Nowa Nazwa',
      priceGrosze: 37_999,
      quantityInStock: 10,
      status: 'archived',
      inArchive: true,
    })
    expect(await db().priceChange.findMany({ where: { productId: tire.id } })).toMatchObject([
      { fromGrosze: 54_999, toGrosze: 37_999 },
    ])
    expect(await db().stockChange.findMany({ where: { productId: tire.id } })).toMatchObject([
      { delta: 3, stockAfter: 10, reason: 'import', note: 'cennik.csv', changedBy: anAdministrator.uid },
    ])
    const [entry] = await db().auditEntry.findMany({
      where: { action: 'product.import', subjectId: String(tire.id) },
    })
    expect(entry).toMatchObject({
      before: { title: tire.title, price: 549.99, quantityInStock: 7, inArchive: false },
      after: { title: 'Trakt Nowa Nazwa', price: 379.99, quantityInStock: 10, inArchive: true },
    })
  })

  test('new products are drawn by the shop, have ids of their own and are on record', async () => {
    const { id } = await check(
      `${SPACER}\nDystans import A;99,5;3;5×139,7;30\nDystans import B;100;0;6x139.7;25\n`,
      'Spacer',
    )
    await runImport(id)
    const made = await db().product.findMany({
      where: { title: { startsWith: 'Dystans import' } },
      orderBy: { id: 'asc' },
    })
    expect(made).toMatchObject([
      { title: 'Dystans import A', priceGrosze: 9_950, boltPattern: '5x139.7', quantityInStock: 3 },
      { title: 'Dystans import B', priceGrosze: 10_000, boltPattern: '6x139.7', quantityInStock: 0 },
    ])
    for (const product of made) {
      expect(product.url).toBe(`/media/product/${product.id}/front.avif`)
      const [entry] = await db().auditEntry.findMany({
        where: { action: 'product.import', subjectId: String(product.id) },
      })
      expect(entry).toMatchObject({ before: null, after: { title: product.title } })
    }
  })

  test('a price list of two columns leaves everything else', async () => {
    const tire = await aTire(7)
    const { id } = await check(`id,price\n${tire.id},299.99\n`)
    await runImport(id)
    expect(await getStaffProduct(tire.id)).toEqual({ ...tire, priceGrosze: 29_999 })
  })
})

describe('what is wrong with a file', () => {
  test('every wrong cell is named by line, column, what is wrong and what stands there', async () => {
    const tire = await aTire(7)
    const { id: wheel } = (await db().product.findFirst({ where: { productType: 'Wheel' } })) ?? { id: 0 }
    const job = await check(
      [
        'id;title;price;quantityInStock',
        `${tire.id};;-5;dużo`,
        '999999999;Nie ma;5;1',
        `${wheel};Felga;5;1`,
        `${tire.id};Znowu;5;1`,
        ';Nowa bez reszty;5;1',
        'x17;Zły numer;5;1',
      ].join('\n'),
    )
    expect(job).toMatchObject({ rows: 6, refused: 6, changed: 0, created: 0 })
    const { problems } = await readReport(job.id)
    const found = (line: number) =>
      problems.filter(({ lines }) => lines.includes(line)).map(({ column, code }) => [column, code])
    expect(found(2)).toEqual([
      ['quantityInStock', 'invalid_number'],
      ['title', 'title_required'],
      ['price', 'price_positive'],
    ])
    expect(problems.find(({ column }) => column === 'quantityInStock')?.value).toBe('dużo')
    expect(found(3)).toEqual([['id', 'import.unknown_id']])
    expect(found(4)).toEqual([['id', 'import.other_type']])
    expect(found(5)).toEqual([['id', 'import.repeated_id']])
    expect(found(6)).toContainEqual(['season', 'import.missing_column'])
    expect(found(7)).toEqual([['id', 'invalid_number']])
    await expect(beginImport(job.id, anAdministrator)).rejects.toMatchObject({ code: 'import.not_ready' })
  })

  test('a file in the words of the product form is understood, and its new products are shown before they exist', async () => {
    const job = await check(
      [
        'Tytuł;Cena brutto, zł;Stan magazynu;Szerokość, mm;Profil;Średnica;IC/VC;Sezon;Rodzaj;Opis;Status',
        'Trakt Nowa;619,00 zł;4;195;80;15;96Q;letnia;terenowa 4x4;Nowa;szkic',
        'Trakt Inna;619;4;195;80;15;96Q;wiosenna;terenowa 4x4;Nowa;szkic',
      ].join('\n'),
    )
    expect(job).toMatchObject({ created: 1, refused: 1 })
    const { problems, additions } = await readReport(job.id)
    expect(problems).toEqual([
      { lines: [3], rows: 1, column: 'season', code: 'unknown_value', value: 'wiosenna' },
    ])
    expect(additions).toEqual([{ line: 2, title: 'Trakt Nowa', priceGrosze: 61_900, quantityInStock: 4 }])
  })

  test('the report names every line in the words it is given', async () => {
    const tire = await aTire(7)
    const job = await check(`id;price\n${tire.id};399\n${tire.id + 1_000_000};x\n`)
    const records = []
    for await (const some of reportRecords(job.id, {
      headings: ['wiersz'],
      verdict: (verdict) => verdict,
      problem: (code) => `!${code}`,
    }))
      records.push(...some)
    expect(records).toEqual([
      ['wiersz'],
      [2, tire.id, 'changed', 'price', null, 549.99, 399],
      [3, tire.id + 1_000_000, 'refused', 'price', '!invalid_number', 'x', null],
      [3, tire.id + 1_000_000, 'refused', 'id', '!import.unknown_id', String(tire.id + 1_000_000), null],
    ])
  })

  test('a file that cannot be read is refused, and the job says why', async () => {
    await expect(check('id;koszt\n1;2\n')).rejects.toMatchObject({ code: 'import.header' })
    const [job] = await db().catalogueImport.findMany({ orderBy: { id: 'desc' }, take: 1 })
    expect(job).toMatchObject({
      state: 'failed',
      failure: 'import.header',
      failureFields: [{ path: 'koszt', code: 'import.unknown_column' }],
    })
  })

  test('an upload that breaks off leaves a job that says so, and frees the way for the next', async () => {
    async function* broken() {
      yield new TextEncoder().encode('id;price\n1;2\n')
      throw new Error('socket hang up')
    }
    await expect(checkFile(broken(), { type: 'Tire', fileName: 'a.csv' }, anAdministrator)).rejects.toThrow()
    const tire = await aTire(1)
    expect(await check(`id;price\n${tire.id};1\n`)).toMatchObject({ state: 'checked' })
  })
})

test('a file makes drafts, puts them on sale, and changes a status by either of its two columns', async () => {
  const { id } = await check(`${SPACER};status\nDystans szkic A;99;1;5x139.7;30;draft\n`, 'Spacer')
  await runImport(id)
  const { id: draft } = await db().product.findFirstOrThrow({ where: { title: 'Dystans szkic A' } })
  const state = async () => (await editedProduct(draft)).status
  expect(await state()).toBe('draft')
  expect(await check(`id;inArchive\n${draft};1\n`, 'Spacer')).toMatchObject({ changed: 0, unchanged: 1 })
  for (const [row, status] of [
    ['onSale;1', 'onSale'],
    ['onSale;1', 'archived'],
    ['archived;0', 'onSale'],
  ]) {
    await runImport((await check(`id;status;inArchive\n${draft};${row}\n`, 'Spacer')).id)
    expect(await state()).toBe(status)
  }
})

test('a file gives no product the stock number of another, and none goes on sale without what the law asks of it', async () => {
  const head = `${SPACER};sku\n`
  const row = (title: string, sku: string) => `${title};99;1;5x139.7;30;${sku}\n`
  await runImport(
    (await check(head + row('Dystans numer A', 'N-1') + row('Dystans numer B', ''), 'Spacer')).id,
  )
  const spacers = await check(
    head + row('Dystans C', 'N-3') + row('Dystans D', 'N-2') + row('Dystans E', 'N-2'),
    'Spacer',
  )
  expect(spacers).toMatchObject({ refused: 1, created: 2 })
  const other = await db().product.findFirstOrThrow({ where: { title: 'Dystans numer B' } })
  const taken = await check(`id;sku\n${other.id};N-1\n`, 'Spacer')
  expect((await readReport(taken.id)).problems).toMatchObject([{ column: 'sku', code: 'sku_taken' }])
  const tire = await aTire(1)
  const { id, refused } = await check(`id;retread\n${tire.id};0\n`)
  expect(refused).toBe(1)
  expect((await readReport(id)).problems).toMatchObject([{ column: 'eprelId', code: 'eprel_required' }])
  expect(await check(`id;retread;eprelId\n${tire.id};0;123456\n`)).toMatchObject({ refused: 0, changed: 1 })
  const incomplete = await check(`id;makerName;approvalNumber\n${tire.id};Obca Marka;""\n`)
  expect((await readReport(incomplete.id)).problems).toMatchObject([
    { column: 'makerAddress', code: 'maker_required' },
    { column: 'makerEmail', code: 'maker_required' },
    { column: 'approvalNumber', code: 'approval_required' },
  ])
  const spacer = `${SPACER};makerName\nDystans F;99;1;5x139.7;30;Obca Odlewnia\n`
  expect(await check(spacer, 'Spacer')).toMatchObject({ refused: 1, created: 0 })
})
