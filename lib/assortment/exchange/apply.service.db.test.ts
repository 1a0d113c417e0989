import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { existingProduct, getStaffProduct } from '@/lib/catalog/product/queries'
import { productTag } from '@/lib/catalog/product/tags'
import { expireTags } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { aCustomer, anAdministrator, aTire, fillCart, placePatiently } from '@/lib/sales/orders/testing'
import { beginImport } from './apply.service'
import { checkAgain } from './check.service'
import { importLock, settleInterrupted } from './jobs.service'
import { readJob, readReport } from './queries'
import { check, exported, runImport, SPACER } from './testing'

vi.mock('@/lib/platform/cache/cache', async (importOriginal) => {
  const cache = await importOriginal<typeof import('@/lib/platform/cache/cache')>()
  return { ...cache, expireTags: vi.fn(cache.expireTags) }
})

const stockOf = async (id: number) => (await existingProduct(id)).quantityInStock
const countProducts = () => db().product.count()

describe('all or nothing', () => {
  test('one product that somebody changed since the check stops the whole import', async () => {
    const [first, second] = [await aTire(5), await aTire(5)]
    const job = await check(`id;price;quantityInStock\n${first.id};100;50\n${second.id};100;50\n`)
    const before = await countProducts()
    await db().$executeRaw`UPDATE product SET title = 'Zmieniona ręcznie' WHERE id = ${second.id}`
    expect(await runImport(job.id)).toMatchObject({ state: 'checked', failure: 'import.conflict', done: 0 })
    expect(await getStaffProduct(first.id)).toEqual(first)
    expect(await countProducts()).toBe(before)
    expect(
      await db().auditEntry.count({ where: { subjectId: String(first.id), action: 'product.import' } }),
    ).toBe(0)
    const { problems } = await readReport(job.id)
    expect(problems).toMatchObject([{ lines: [3], column: 'id', code: 'import.changed_since' }])

    expect(await checkAgain(job.id)).toMatchObject({
      state: 'checked',
      changed: 2,
      refused: 0,
      failure: null,
    })
    expect(await runImport(job.id)).toMatchObject({ state: 'imported' })
    expect(await existingProduct(second.id)).toMatchObject({
      title: 'Zmieniona ręcznie',
      priceGrosze: 10_000,
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
    for (const tire of tires) expect(await getStaffProduct(tire.id)).toEqual(tire)
    expect(await runImport(job.id)).toMatchObject({ state: 'imported' })
  })

  test('pages of imported products expire even where the job cannot be noted', async () => {
    const tire = await aTire(5)
    const job = await check(`id;price\n${tire.id};77\n`)
    await db()
      .$executeRaw`ALTER TABLE catalogue_import ADD CONSTRAINT no_end CHECK (state <> 'imported') NOT VALID`
    try {
      await runImport(job.id)
    } finally {
      await db().$executeRaw`ALTER TABLE catalogue_import DROP CONSTRAINT no_end`
    }
    expect(await existingProduct(tire.id)).toMatchObject({ priceGrosze: 7_700 })
    expect(vi.mocked(expireTags).mock.lastCall?.[0]).toContain(productTag(tire.id))
  })

  test('of two imports at once one runs, and the other is told', async () => {
    const tire = await aTire(5)
    const job = await check(`id;price\n${tire.id};88\n`)
    const both = await Promise.allSettled([
      beginImport(job.id, anAdministrator),
      beginImport(job.id, anAdministrator),
    ])
    const won = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    try {
      expect(won).toHaveLength(1)
      await expect(check('id;price\n1;1\n')).rejects.toMatchObject({ code: 'import.busy' })
    } finally {
      for (const { run } of won) await run()
    }
    expect(await existingProduct(tire.id)).toMatchObject({ priceGrosze: 8_800 })
    await expect(beginImport(job.id, anAdministrator)).rejects.toMatchObject({ code: 'import.not_ready' })
  })

  test('a server that dies in the middle leaves the file as it was checked', async () => {
    const tire = await aTire(5)
    const job = await check(`id;price\n${tire.id};88\n`)
    await db().$executeRaw`UPDATE catalogue_import SET state = 'importing', done = 1 WHERE id = ${job.id}`
    await settleInterrupted()
    expect(await readJob(job.id)).toMatchObject({ state: 'checked', failure: 'import.interrupted' })
    const lock = await importLock()
    try {
      await db().$executeRaw`UPDATE catalogue_import SET state = 'importing' WHERE id = ${job.id}`
      await settleInterrupted()
      expect(await readJob(job.id)).toMatchObject({ state: 'importing' })
    } finally {
      await lock.release()
    }
  })
})

describe('buyers meanwhile', () => {
  const buy = async (tire: Awaited<ReturnType<typeof aTire>>, pieces: number) => {
    const customer = aCustomer()
    await fillCart(customer, [[tire, pieces]])
    await placePatiently(customer)
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
    const done = imported()
    try {
      const buyers = Array.from({ length: 21 }, (_, n) => tires[n % 3]).filter((tire) => tire !== undefined)
      await Promise.all(buyers.map((tire) => buy(tire, 1)))
    } finally {
      await done
    }
    expect(await readJob(job.id)).toMatchObject({ state: 'imported' })
    expect(await Promise.all(tires.map(({ id }) => stockOf(id)))).toEqual([23, 23, 23])
  })
})

describe('a product that somebody else holds', () => {
  const holder = new pg.Client(process.env.DATABASE_URL)
  /** Waits for a locked row however long it takes, unlike the shop's own connections. */
  const editor = new pg.Client(process.env.DATABASE_URL)
  const WAITING = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`
  beforeAll(() => Promise.all([holder.connect(), editor.connect()]))
  afterAll(() => Promise.all([holder.end(), editor.end()]))

  /** Imports rows of two products, and does `meanwhile` while the import waits for the second of them. */
  async function importAround(
    rows: (ids: number[]) => string,
    meanwhile: (first: Awaited<ReturnType<typeof aTire>>) => Promise<unknown>,
  ) {
    const [first, held] = [await aTire(12), await aTire(12)]
    const job = await check(rows([first.id, held.id]))
    let done: Promise<void> | undefined
    await holder.query('BEGIN')
    try {
      await holder.query('SELECT FROM product WHERE id = $1 FOR NO KEY UPDATE', [held.id])
      const { run: imported } = await beginImport(job.id, anAdministrator)
      done = imported()
      await expect.poll(async () => (await editor.query(WAITING)).rowCount).toBe(1)
      await meanwhile(first)
    } finally {
      await holder.query('ROLLBACK')
      await done
    }
    return { first, held, job: await readJob(job.id) }
  }
  const customer = aCustomer()

  test('buyers of the others do not wait for it, and what they bought stays sold', async () => {
    const { first, held, job } = await importAround(
      (ids) => `id;price;quantityInStock\n${ids.map((id) => `${id};66;20`).join('\n')}\n`,
      async (tire) => {
        await fillCart(customer, [[tire, 2]])
        await placePatiently(customer)
      },
    )
    expect(job.state).toBe('imported')
    expect([await stockOf(first.id), await stockOf(held.id)]).toEqual([18, 20])
    const noted = await db().stockChange.findMany({
      where: { productId: { in: [first.id, held.id] } },
      orderBy: { productId: 'asc' },
    })
    expect(noted.map(({ delta, stockAfter }) => [delta, stockAfter])).toEqual([
      [8, 18],
      [8, 20],
    ])
    const prices = await db().priceChange.findMany({
      where: { productId: { in: [first.id, held.id] } },
      orderBy: { productId: 'asc' },
    })
    expect(prices.map(({ productId, fromGrosze, toGrosze }) => [productId, fromGrosze, toGrosze])).toEqual([
      [first.id, 54_999, 6_600],
      [held.id, 54_999, 6_600],
    ])
  })

  test('an edit by hand before the import gets all of its products is a conflict, and nothing is imported', async () => {
    const { first, held, job } = await importAround(
      (ids) => `id;price\n${ids.map((id) => `${id};66`).join('\n')}\n`,
      (tire) => editor.query("UPDATE product SET title = 'Zmieniona w trakcie' WHERE id = $1", [tire.id]),
    )
    expect(job).toMatchObject({ state: 'checked', failure: 'import.conflict' })
    expect((await readReport(job.id)).problems).toMatchObject([{ lines: [2], code: 'import.changed_since' }])
    expect(await existingProduct(first.id)).toMatchObject({
      title: 'Zmieniona w trakcie',
      priceGrosze: 54_999,
    })
    expect(await getStaffProduct(held.id)).toEqual(held)
    expect(await db().priceChange.count({ where: { productId: { in: [first.id, held.id] } } })).toBe(0)
  })

  test('a sale that leaves too little for the file is a conflict as well', async () => {
    const { first, job } = await importAround(
      (ids) => `id;quantityInStock\n${ids.map((id) => `${id};1`).join('\n')}\n`,
      async (tire) => {
        await fillCart(customer, [[tire, 3]])
        await placePatiently(customer)
      },
    )
    expect(job).toMatchObject({ state: 'checked', failure: 'import.conflict' })
    expect(await stockOf(first.id)).toBe(9)
  })
})

describe('a product in a cart', () => {
  const editor = new pg.Client(process.env.DATABASE_URL)
  const SLEEPING = `SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'PgSleep'`
  const isWriting = async () => (await editor.query(SLEEPING)).rowCount === 1
  beforeAll(() => editor.connect())
  afterAll(() => editor.end())

  /** Imports stocks of 20 for two products, and does `meanwhile` while that which is in no cart is being written. */
  async function importBeside(meanwhile: (inCart: Awaited<ReturnType<typeof aTire>>) => Promise<unknown>) {
    const [inCart, other] = [await aTire(12), await aTire(12)]
    const job = await check(`id;quantityInStock\n${inCart.id};20\n${other.id};20\n`)
    await fillCart(customer, [[inCart, 2]])
    await editor.query(
      `CREATE FUNCTION write_slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.id = ${other.id} THEN PERFORM pg_sleep(3); END IF; RETURN NEW; END $$`,
    )
    await editor.query(
      'CREATE TRIGGER write_slowly BEFORE UPDATE ON product FOR EACH ROW EXECUTE FUNCTION write_slowly()',
    )
    try {
      const { run: imported } = await beginImport(job.id, anAdministrator)
      const done = imported()
      await expect.poll(isWriting).toBe(true)
      await meanwhile(inCart)
      expect(await isWriting()).toBe(true)
      await done
    } finally {
      await editor.query('DROP FUNCTION write_slowly CASCADE')
    }
    return { inCart, other, job: await readJob(job.id) }
  }
  const customer = aCustomer()

  test('is bought while the others are written, and what was bought stays sold', async () => {
    const { inCart, other, job } = await importBeside(() => placePatiently(customer))
    expect(job.state).toBe('imported')
    expect([await stockOf(inCart.id), await stockOf(other.id)]).toEqual([18, 20])
    const noted = await db().stockChange.findMany({ where: { productId: inCart.id } })
    expect(noted).toMatchObject([{ delta: 8, stockAfter: 18 }])
  })

  test('that is edited by hand while the others are written undoes those', async () => {
    const { other, job } = await importBeside(({ id }) =>
      editor.query("UPDATE product SET title = 'Zmieniona w trakcie' WHERE id = $1", [id]),
    )
    expect(job).toMatchObject({ state: 'checked', failure: 'import.conflict' })
    expect(await getStaffProduct(other.id)).toEqual(other)
    expect(await db().stockChange.count({ where: { productId: other.id } })).toBe(0)
  })
})

test('rows that change different columns each keep the others', async () => {
  const [priced, named, archived] = [await aTire(3), await aTire(3), await aTire(3)]
  const job = await check(
    `id;title;price;quantityInStock;inArchive\n${priced.id};${priced.title};70;3;0\n` +
      `${named.id};Trakt Nowy 195/80 R15 96Q;549,99;3;0\n${archived.id};${archived.title};549,99;5;1\n`,
  )
  expect(await runImport(job.id)).toMatchObject({ state: 'imported' })
  expect(await getStaffProduct(priced.id)).toEqual({ ...priced, priceGrosze: 7_000 })
  expect(await getStaffProduct(named.id)).toEqual({ ...named, title: 'Trakt Nowy 195/80 R15 96Q' })
  expect(await getStaffProduct(archived.id)).toEqual({
    ...archived,
    quantityInStock: 5,
    status: 'archived',
    inArchive: true,
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
