import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales, translations } from '@/lib/platform/i18n/routing'
import { roles } from '@/lib/platform/identity/roles'
import { onlineTypes, paymentTypes } from '@/lib/platform/values/payment-types'
import { deliveryTypes } from '@/lib/sales/orders/rules'

// What the code keeps in one list and the database repeats. For languages and roles the failure prints the missing SQL.

const database = new pg.Client(process.env.DATABASE_URL)
beforeAll(() => database.connect())
afterAll(() => database.end())

const columns = async () => {
  const { rows } = await database.query<{ table: string; column: string; type: string; checks: string[] }>(`
    SELECT t.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type,
      array_remove(array_agg(k.conname || ' ' || pg_get_constraintdef(k.oid) ORDER BY k.conname), NULL) AS checks
    FROM pg_attribute a
      JOIN pg_class t ON t.oid = a.attrelid AND t.relkind = 'r' AND t.relnamespace = 'public'::regnamespace
      LEFT JOIN pg_constraint k ON k.conrelid = t.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
    WHERE a.attnum > 0 AND NOT a.attisdropped
    GROUP BY 1, 2, 3 ORDER BY 1, 2`)
  return rows
}

/** The values that a CHECK such as `locale IN ('pl', 'en')` names, in alphabetical order. */
const valuesIn = (check: string) => [...check.matchAll(/'([^']+)'::text/g)].map(([, value]) => value).sort()

test.each([
  ['locale', locales, 'pl'],
  ['role', roles, 'owner'],
] as const)('each column %s takes what the list of the code has', async (name, list, first) => {
  const found = (await columns()).filter(({ column }) => column === name)
  expect(found.length).toBeGreaterThan(1)
  const wanted = `CHECK (${name} IN (${list.map((value) => `'${value}'`).join(', ')}))`
  const missing = found.flatMap(({ table, checks }) => {
    const check = checks.find((each) => valuesIn(each).includes(first))
    if (check && String(valuesIn(check)) === String([...list].sort())) return []
    const constraint = check?.split(' ')[0] ?? `${table}_${name}_known`
    return `ALTER TABLE ${table} ${check ? `DROP CONSTRAINT ${constraint}, ` : ''}ADD CONSTRAINT ${constraint} ${wanted};`
  })
  expect(missing).toEqual([])
})

test.each([
  ['shop_order', 'type_of_payment', paymentTypes],
  ['payment', 'type_of_payment', onlineTypes],
  ['shop_order', 'type_of_delivery', deliveryTypes],
] as const)('%s.%s takes what the list of the code has', async (table, name, list) => {
  const found = (await columns()).find(({ column, table: of }) => column === name && of === table)
  expect(found?.checks.map(valuesIn)).toContainEqual([...list].sort())
})

test('a text that is translated has a column for each language of the list', async () => {
  const all = await columns()
  const find = (table: string, column: string) =>
    all.find((each) => each.table === table && each.column === column)
  const translated = all.filter(({ column }) => column.endsWith(`_${translations[0]}`))
  expect(translated.map(({ table, column }) => `${table}.${column}`)).toEqual([
    'news.description_en',
    'news.title_en',
    'product.description_en',
  ])
  const missing = translated.flatMap(({ table, column, type }) =>
    translations
      .map((locale) => column.replace(/_..$/, `_${locale}`))
      .filter((each) => find(table, each)?.type !== type)
      .map((each) => `ALTER TABLE ${table} ADD COLUMN ${each} ${type};`),
  )
  expect(missing).toEqual([])
})

test('news have title and text in a language, or neither', async () => {
  const { rows } = await database.query<{ check: string }>(
    `SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conrelid = 'news'::regclass AND contype = 'c'`,
  )
  const missing = translations
    .filter((locale) => !rows.some(({ check }) => halvesOf(locale).every((part) => check.includes(part))))
    .map(
      (locale) =>
        `ADD CONSTRAINT news_whole_in_${locale} CHECK ((title_${locale} = '') = (description_${locale} = ''))`,
    )
  expect(missing).toEqual([])
})

const halvesOf = (locale: string) => [`(title_${locale} = ''`, `(description_${locale} = ''`]
