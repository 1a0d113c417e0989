import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/core/db'
import { placeOrder } from '@/lib/orders/place'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/orders/testing'
import { existingProduct } from '../queries'
import { beginImport } from './apply'
import { checkAgain } from './check'
import { importLock, readJob, readReport } from './jobs'
import { check, exported, runImport, SPACER } from './testing'

const stockOf = async (id: number) => (await existingProduct(id)).quantityInStock
const countProducts = () => db().product.count()

describe('all or nothing', () => {
  test('one product that somebody changed since the check stops the whole import', async () => {
    const [first, second] = [await aTire(5), await aTire(5)]
    const job = await check(`id;price;quantityInStock\n${first.id};100;50\n${second.id};100;50\n`)
    const before = await countProducts()
    await db().$executeRaw`UPDATE product SET title = 'Zmieniona ręcznie' WHERE id = ${second.id}`
    expect(await runImport(job.id)).toMatchObject({ state: 'checked', failure: 'import.conflict', done: 0 })
    expect(await existingProduct(first.id)).toEqual(first)
    expect(await countProducts()).toBe(before)
    expect(
      await db().auditEntry.count({ where: { subjectId: String(first.id), action: 'product.import' } }),
    ).toBe(0)
    const { problems } = await readReport(job.id)
    expect(problems).toMatchObject([{ line: 3, column: 'id', code: 'import.changed_since' }])

    expect(await checkAgain(job.id)).toMatchObject({
      state: 'checked',
      changed: 2,
      refused: 0,
      failure: null,
    })
    expect(await runImport(job.id)).toMatchObject({ state: 'imported' })
    expect(await existingProduct(second.id)).toMatchObject({
      title: 'Zmieniona ręcznie',
      price: 100,
      quantityInStock: 50,
    })
  })

  test('what PostgreSQL refuses in the last row undoes the first', async () => {
    const tires = [await aTire(5), await aTire(5)]
    const job = await check(`id;price\n${tires.map(({ id }) => `${id};77`).join('\n')}\n`)
    await db().$executeRawUnsafe(
      `CREATE FUNCTION refuse_last() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.id = ${tires[1]?.id} THEN RAISE EXCEPTION 'no'; END IF; RETURN NEW; END $$`,
    )
    await db()
      .$executeRaw`CREATE TRIGGER refuse_last BEFORE UPDATE ON product FOR EACH ROW EXECUTE FUNCTION refuse_last()`
    try {
      expect(await runImport(job.id)).toMatchObject({ state: 'checked', failure: 'import.interrupted' })
    } finally {
      await db().$executeRaw`DROP TRIGGER refuse_last ON product`
      await db().$executeRaw`DROP FUNCTION refuse_last`
    }
    for (const tire of tires) expect(await existingProduct(tire.id)).toEqual(tire)
    expect(await runImport(job.id)).toMatchObject({ state: 'imported' })
  })

  test('of two imports at once one runs, and the other is told', async () => {
    const tire = await aTire(5)
    const job = await check(`id;price\n${tire.id};88\n`)
    const both = await Promise.allSettled([
      beginImport(job.id, anAdministrator),
      beginImport(job.id, anAdministrator),
    ])
    const won = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(won).toHaveLength(1)
    await expect(check('id;price\n1;1\n')).rejects.toMatchObject({ code: 'import.busy' })
    await won[0]?.run()
    expect(await existingProduct(tire.id)).toMatchObject({ price: 88 })
    await expect(beginImport(job.id, anAdministrator)).rejects.toMatchObject({ code: 'import.not_ready' })
  })

  test('a server that dies in the middle leaves the file as it was checked', async () => {
    const tire = await aTire(5)
    const job = await check(`id;price\n${tire.id};88\n`)
    await db().$executeRaw`UPDATE catalogue_import SET state = 'importing', done = 1 WHERE id = ${job.id}`
    expect(await readJob(job.id)).toMatchObject({ state: 'checked', failure: 'import.interrupted' })
    const lock = await importLock()
    await db().$executeRaw`UPDATE catalogue_import SET state = 'importing' WHERE id = ${job.id}`
    expect(await readJob(job.id)).toMatchObject({ state: 'importing' })
    await lock.release()
  })
})

describe('buyers meanwhile', () => {
  const buy = async (tire: Awaited<ReturnType<typeof aTire>>, pieces: number) => {
    const customer = aCustomer()
    await fillCart(customer, [[tire, pieces]])
    await placeOrder(anOrderOf(customer), customer)
  }

  test('what was sold between the check and the import stays sold', async () => {
    const tire = await aTire(12)
    const job = await check(`id;quantityInStock\n${tire.id};20\n`)
    await buy(tire, 2)
    expect(await runImport(job.id)).toMatchObject({ state: 'imported' })
    expect(await stockOf(tire.id)).toBe(18)
  })

  test('what was sold between the export and the check stays sold, and a stock left as exported changes nothing', async () => {
    const [delivered, left] = [await aTire(12), await aTire(12)]
    await buy(delivered, 3)
    await buy(left, 3)
    const job = await check(`id;quantityInStock;stockAtExport\n${delivered.id};20;12\n${left.id};12;12\n`)
    expect(job).toMatchObject({ changed: 1, unchanged: 1 })
    await runImport(job.id)
    expect([await stockOf(delivered.id), await stockOf(left.id)]).toEqual([17, 9])
  })

  test('a stock that would fall below zero refuses the line at the check, and the import as a whole later', async () => {
    const tire = await aTire(5)
    const job = await check(`id;quantityInStock;stockAtExport\n${tire.id};1;5\n`)
    await buy(tire, 3)
    expect(await runImport(job.id)).toMatchObject({ state: 'checked', failure: 'import.conflict' })
    expect(await stockOf(tire.id)).toBe(2)
    expect(await checkAgain(job.id)).toMatchObject({ refused: 1 })
    expect((await readReport(job.id)).problems).toMatchObject([{ code: 'import.sold_since' }])
  })

  test('twenty buyers during the import and the delivery in it leave no piece uncounted', async () => {
    const tires = await Promise.all(Array.from({ length: 3 }, () => aTire(10)))
    const job = await check(`id;quantityInStock\n${tires.map(({ id }) => `${id};30`).join('\n')}\n`)
    const { run: imported } = await beginImport(job.id, anAdministrator)
    await Promise.all([
      imported(),
      ...Array.from({ length: 21 }, (_, n) => {
        const tire = tires[n % 3]
        return tire ? buy(tire, 1) : Promise.resolve()
      }),
    ])
    expect(await readJob(job.id)).toMatchObject({ state: 'imported' })
    expect(await Promise.all(tires.map(({ id }) => stockOf(id)))).toEqual([23, 23, 23])
  })
})

describe('many rows', () => {
  let job: Awaited<ReturnType<typeof check>>
  beforeAll(async () => {
    const rows = Array.from({ length: 1_200 }, (_, n) => `Dystans seryjny ${n};${100 + n};5;5x139.7;30`)
    job = await check(`${SPACER}\n${rows.join('\n')}\n`, 'Spacer')
  })

  test('more than a batch is checked and imported, and none is lost between batches', async () => {
    expect(job).toMatchObject({ rows: 1_200, created: 1_200, refused: 0 })
    await runImport(job.id)
    const [sum] = await db().$queryRaw<{ count: bigint; total: bigint }[]>`
      SELECT count(*) AS count, sum(price_grosze) AS total FROM product WHERE title LIKE 'Dystans seryjny %'`
    expect(sum).toEqual({ count: 1_200n, total: BigInt(1_200 * 10_000 + (1_199 * 1_200 * 100) / 2) })
    expect(await check(await exported('Spacer'), 'Spacer')).toMatchObject({
      changed: 0,
      created: 0,
      refused: 0,
    })
  })
})
