import { randomInt, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { hasRightCheckDigit } from '@/lib/catalog/product/fields/shared'
import { getStaffProduct } from '@/lib/catalog/product/queries'
import { db } from '@/lib/platform/database/db'
import { aTire } from '@/lib/sales/orders/testing'
import { readReport } from './queries'
import { check, runImport } from './testing'

/** An EAN-13 of this half-random number that no other product has. */
function anEan(start = '590'): string {
  const body =
    start +
    String(randomInt(10 ** 9))
      .padStart(12 - start.length, '0')
      .slice(-(12 - start.length))
  return [...'0123456789'].map((digit) => body + digit).find(hasRightCheckDigit) ?? ''
}

async function numbered(sku: string | null, ean: string | null, stock = 5) {
  const tire = await aTire(stock)
  await db().product.update({ where: { id: tire.id }, data: { sku, ean } })
  return tire.id
}

const problemsOf = async (id: number) => (await readReport(id)).problems

let sku: string
let ean: string
beforeEach(() => {
  sku = `ADM-${randomUUID().slice(0, 8).toUpperCase()}`
  ean = anEan()
})

test('a file of SKUs and stocks changes the stocks and nothing else', async () => {
  const id = await numbered(sku, ean)
  const before = await getStaffProduct(id)
  const job = await check(`SKU;stan\n${sku};12\n`)
  expect(job).toMatchObject({ rows: 1, changed: 1, created: 0, refused: 0 })
  const [change] = (await readReport(job.id)).changes
  expect(change).toMatchObject({ productId: id, title: before?.title, sku, after: { quantityInStock: 12 } })
  expect(await runImport(job.id)).toMatchObject({ state: 'imported' })
  expect(await getStaffProduct(id)).toEqual({ ...before, quantityInStock: 12 })
})

test('an SKU counts in any case and with spaces around it, and is not changed by that', async () => {
  const id = await numbered(sku, null)
  const job = await check(`sku;quantityInStock\n ${sku.toLowerCase()} ;9\n`)
  expect(job).toMatchObject({ changed: 1, refused: 0 })
  await runImport(job.id)
  expect(await getStaffProduct(id)).toMatchObject({ sku, quantityInStock: 9 })
})

test('without an SKU the EAN names the product: without its leading zero, and with spaces', async () => {
  const upc = anEan('0')
  const [first, second] = [await numbered(null, upc), await numbered(null, ean)]
  const spaced = `${ean[0]} ${ean.slice(1, 7)} ${ean.slice(7)}`
  const job = await check(`ean;price\n${upc.slice(1)};499,99\n${spaced};399,99\n`)
  expect(job).toMatchObject({ changed: 2, refused: 0 })
  await runImport(job.id)
  expect(await getStaffProduct(first)).toMatchObject({ ean: upc, priceGrosze: 49_999 })
  expect(await getStaffProduct(second)).toMatchObject({ ean, priceGrosze: 39_999 })
})

test('the id wins over the numbers, so that a file can change them', async () => {
  const id = await numbered(sku, null)
  const other = `${sku}-B`
  const job = await check(`id;sku;quantityInStock\n${id};${other};5\n`)
  expect(job).toMatchObject({ changed: 1, refused: 0 })
  await runImport(job.id)
  expect(await getStaffProduct(id)).toMatchObject({ sku: other })
})

test('a product without an SKU gets that of the row whose EAN names it', async () => {
  const id = await numbered(null, ean)
  const job = await check(`sku;ean;quantityInStock\n${sku};${ean};7\n`)
  expect(job).toMatchObject({ changed: 1, refused: 0 })
  await runImport(job.id)
  expect(await getStaffProduct(id)).toMatchObject({ sku, quantityInStock: 7 })
})

test('numbers that name several products are refused with the names of these', async () => {
  const [first, second] = [await numbered(null, ean), await numbered(null, ean)]
  const job = await check(`ean;stan\n${ean};7\n`)
  expect(job).toMatchObject({ refused: 1, changed: 0 })
  const [problem] = await problemsOf(job.id)
  expect(problem).toMatchObject({ column: 'ean', code: 'import.ambiguous_number' })
  for (const id of [first, second]) expect(problem?.value).toContain(`#${id}`)
})

test('an EAN of a product with another SKU is refused with that product', async () => {
  await numbered(`${sku}-OLD`, ean)
  const job = await check(`sku;ean;stan\n${sku};${ean};7\n`)
  expect(await problemsOf(job.id)).toMatchObject([{ column: 'sku', code: 'import.ambiguous_number' }])
  expect((await problemsOf(job.id))[0]?.value).toContain(`${sku}-OLD`)
})

test('an SKU of one product beside an EAN of another is refused', async () => {
  await numbered(sku, anEan('591'))
  await numbered(`${sku}-B`, ean)
  const job = await check(`sku;ean;stan\n${sku};${ean};7\n`)
  expect(await problemsOf(job.id)).toMatchObject([{ code: 'import.ambiguous_number' }])
})

test('two rows about one product are refused, whichever numbers name it', async () => {
  const id = await numbered(sku, ean)
  const job = await check(`id;sku;ean;stan\n${id};;;6\n;${sku};;7\n;;${ean};8\n`)
  expect(job).toMatchObject({ rows: 3, refused: 2 })
  expect(await problemsOf(job.id)).toMatchObject([
    { lines: [3], column: 'sku', code: 'import.repeated_id' },
    { lines: [4], column: 'ean', code: 'import.repeated_id' },
  ])
})

test('an unknown SKU in a file of stocks is said as such, and not as a dozen missing columns', async () => {
  const job = await check(`sku;stan\n${sku};7\n`)
  expect(await problemsOf(job.id)).toMatchObject([
    { lines: [2], rows: 1, column: 'sku', code: 'import.unknown_number', value: sku },
  ])
})

test('a column that forty rows miss is one problem with the numbers of the rows', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => `Opona ${index};100;1`)
  const job = await check(`title;price;quantityInStock\n${rows.join('\n')}\n`)
  const problems = await problemsOf(job.id)
  const width = problems.filter(({ column }) => column === 'width')
  expect(width).toHaveLength(1)
  expect(width[0]).toMatchObject({ code: 'import.missing_column', rows: 40 })
  expect(width[0]?.lines).toEqual(rows.map((_, index) => index + 2))
  expect(new Set(problems.map(({ column }) => column)).size).toBe(problems.length)
})

test('a product whose number went to another since the check is not imported', async () => {
  const id = await numbered(sku, null)
  const job = await check(`sku;stan\n${sku};12\n`)
  await db().product.update({ where: { id }, data: { sku: `${sku}-X` } })
  await numbered(sku, null)
  expect(await runImport(job.id)).toMatchObject({ state: 'checked', failure: 'import.conflict' })
  expect(await getStaffProduct(id)).toMatchObject({ quantityInStock: 5 })
})

test('an IC/VC with two load indices is kept in its two fields, and another one takes its figures along', async () => {
  const id = await numbered(sku, null)
  const dual = await check(`sku;icVc\n${sku};123/120Q\n`)
  expect(dual).toMatchObject({ changed: 1, refused: 0 })
  await runImport(dual.id)
  expect(await getStaffProduct(id)).toMatchObject({
    icVc: '123Q',
    loadIndex: 123,
    loadIndexDual: 120,
    speedIndex: 'Q',
  })
  const single = await check(`sku;icVc\n${sku};112s\n`)
  await runImport(single.id)
  expect(await getStaffProduct(id)).toMatchObject({
    icVc: '112S',
    loadIndex: 112,
    loadIndexDual: null,
    speedIndex: 'S',
  })
  const tooHigh = await check(`sku;icVc\n${sku};120/123Q\n`)
  expect(await problemsOf(tooHigh.id)).toMatchObject([{ column: 'loadIndexDual', code: 'load_index_dual' }])
})
