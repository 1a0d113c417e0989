import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { expect, test } from 'vitest'
import { columnName, fieldName } from './column-names'
import { db } from './db'
import { type Placeholders, prepared } from './prepared'
import { query } from './query'
import { transaction } from './transaction'

const schema = readFileSync('prisma/schema.prisma', 'utf8')

test('Prisma is loaded by the first call of its client, and once', async () => {
  Reflect.deleteProperty(globalThis, 'shopDatabase')
  const { product } = db()
  expect(globalThis).not.toHaveProperty('shopDatabase')
  const [count, rows] = await Promise.all([product.count(), db().$queryRaw`SELECT 1 AS one`])
  expect(count).toBeGreaterThan(0)
  expect(rows).toEqual([{ one: 1 }])
  const { shopDatabase } = globalThis as { shopDatabase?: Promise<unknown> }
  await product.count()
  expect(globalThis).toHaveProperty('shopDatabase', shopDatabase)
})

test('every field of the schema is the column that statements take it for', () => {
  const models = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)]
  expect(models.length).toBeGreaterThan(15)
  for (const [, model = '', body = ''] of models) {
    const table = /@@map\("(\w+)"\)/.exec(body)?.[1]
    expect(columnName(model.charAt(0).toLowerCase() + model.slice(1)), model).toBe(table)
    for (const [, field = '', type = '', rest = ''] of body.matchAll(
      /^ {2}([a-z]\w+)\s+([\w[\]?]+)(.*)$/gm,
    )) {
      const isRelation = new RegExp(`^model ${type.replace(/\W/g, '')} `, 'm').test(schema)
      if (isRelation) continue
      const column = /@map\("(\w+)"\)/.exec(rest)?.[1] ?? field
      expect(columnName(field), `${model}.${field}`).toBe(column)
      expect(fieldName(column), `${model}.${field}`).toBe(field)
    }
  }
})

test('sums and rows within rows come as the types say, and stored documents as they were written', async () => {
  await query()
    .insertInto('auditEntry')
    .values({
      actor: 'a',
      actorName: 'A',
      action: 'order.status',
      subjectType: 'order',
      subjectId: '1',
      before: JSON.stringify({ kept_as_is: [1, 2] }),
    })
    .execute()
  const row = await query()
    .selectFrom('product')
    .select(({ fn, selectFrom }) => [
      fn.sum<number>('priceGrosze').as('sum'),
      fn.countAll<number>().as('count'),
      sql<number>`1.5::numeric`.as('rate'),
      jsonArrayFrom(selectFrom('auditEntry').select(['actorName', 'before'])).as('entries'),
      selectFrom('auditEntry').select('before').limit(1).as('before'),
    ])
    .executeTakeFirstOrThrow()
  const { _sum, _count } = await db().product.aggregate({ _sum: { priceGrosze: true }, _count: true })
  expect(row).toMatchObject({ sum: _sum.priceGrosze, count: _count, rate: 1.5 })
  expect(row.before).toEqual({ kept_as_is: [1, 2] })
  expect(row.entries).toMatchObject([{ actorName: 'A' }])
})

const titleOf = prepared(({ id }: Placeholders<{ id: number }>) =>
  query().selectFrom('product').select('title').where('id', '=', id),
)

test('a prepared statement is parsed once on a connection and takes other values each time', async () => {
  const products = await db().product.findMany({ take: 3, select: { id: true, title: true } })
  await transaction(async (tx) => {
    for (const { id, title } of products) expect((await titleOf(tx, { id })).rows).toEqual([{ title }])
    const parsed = sql`SELECT FROM pg_prepared_statements WHERE statement LIKE 'select "title" from "product"%'`
    expect((await parsed.execute(tx)).rows).toHaveLength(1)
  })
})

test('a prepared statement refuses a call that leaves out a value or brings another one', async () => {
  const insert = prepared((word: Placeholders<{ word: string; more?: string }>) =>
    query().insertInto('searchWord').values({ word: word.word }),
  )
  await transaction(async (tx) => {
    await insert(tx, { word: 'prepared' })
    expect(() => insert(tx, { word: 'refused', more: 'forgotten' })).toThrow('called with more,word')
  })
})

const stocks = async (ids: number[]) =>
  (await db().product.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })).map(
    ({ quantityInStock }) => quantityInStock,
  )

test('what a transaction has written is gone when its work throws', async () => {
  const [product] = await db().product.findMany({ take: 1 })
  if (!product) throw new Error('no product')
  const before = await stocks([product.id])
  const work = transaction(async (tx) => {
    await tx
      .updateTable('product')
      .set((eb) => ({ quantityInStock: eb('quantityInStock', '+', 5) }))
      .where('id', '=', product.id)
      .execute()
    throw new Error('on the way')
  })
  await expect(work).rejects.toThrow('on the way')
  expect(await stocks([product.id])).toEqual(before)
})
