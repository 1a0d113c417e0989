import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'

const client = new pg.Client(process.env.DATABASE_URL)
beforeAll(() => client.connect())
afterAll(() => client.end())

test.each([
  ['Маrк', 'mark'],
  ['МАРК', 'mapk'],
  ['Żółw', 'zolw'],
  ['ŻÓŁW', 'zolw'],
  ['Z\u0307o\u0301łw', 'zolw'],
  ['Zażółć gęślą jaźń', 'zazolc gesla jazn'],
  ['ĄĆĘŁŃÓŚŹŻ', 'acelnoszz'],
  ['Über Ærø Straße Åre', 'uber aero strasse are'],
  ['ШИНЫ', 'шиhы'],
  ['195/80 R15', '195/80r15'],
  ['195/80r15', '195/80r15'],
  ['195 / 80 R 15', '195/80r15'],
  ['5×139,7', '5x139.7'],
  ['5х139.7', '5x139.7'],
  ['5 x 139,70', '5x139.7'],
  ['31x10.50 R15', '31x10.5r15'],
  ['6x100', '6x100'],
  ['ET−10', 'et-10'],
  ['  Trakt \u00a0 Błoto\tMT ', 'trakt bloto mt'],
  ['100% bawełny_', '100% bawelny_'],
  ['', ''],
])('%j is searched by %j', async (source, key) => {
  const { rows } = await client.query('SELECT search_key($1) AS key', [source])
  expect(rows).toEqual([{ key }])
})

test('the key that a title is searched by stays the same when it is made into a key again', async () => {
  const { rows } = await client.query(
    'SELECT title FROM product WHERE search_key(search_title) <> search_title LIMIT 5',
  )
  expect(rows).toEqual([])
})

test('the key that a title is searched by is kept with the product and follows its title', async () => {
  const { rows } = await client.query(
    'UPDATE product SET title = $1 WHERE id = (SELECT min(id) FROM product) RETURNING search_title',
    ['Żwir AT 2 31x10,5 R15'],
  )
  expect(rows).toEqual([{ search_title: 'zwir at 2 31x10.5r15' }])
})

test('titles are sorted as Poles sort them, whatever the locale of the database', async () => {
  const { rows } = await client.query<{ title: string }>(
    `SELECT title FROM product WHERE title LIKE 'Trakt %' ORDER BY title`,
  )
  const titles = rows.map((row) => row.title)
  expect(titles.length).toBeGreaterThan(600)
  expect(titles).toEqual([...titles].sort(new Intl.Collator('pl').compare))
})
