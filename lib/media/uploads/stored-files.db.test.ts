import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lackingFiles, ownedFiles, storedFileName, storedFiles } from './stored-files'

const database = new pg.Client(process.env.DATABASE_URL)
beforeAll(() => database.connect())
afterAll(() => database.end())
beforeEach(async () => {
  await database.query('BEGIN')
  return async () => {
    await database.query('ROLLBACK')
  }
})

const uploaded = 'a'.repeat(32)
const kinds = Object.values(storedFiles)

test.each(kinds)('the files of $table are found by its own columns', async ({ table, id, since }) => {
  const { rows } = await database.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1',
    [table],
  )
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining([id, since]))
})

test.each(kinds)('a database without the table $table that it should have is an error', async ({ table }) => {
  await database.query(`ALTER TABLE ${table} RENAME TO mistyped`)
  await expect(ownedFiles(database)).rejects.toThrow(`relation "${table}" does not exist`)
})

test('the database of a backup that is older than a kind has the files of the others', async () => {
  await database.query(
    `INSERT INTO uploaded_picture (hash, width, height, uploaded_by, uploaded_at)
     VALUES ('${uploaded}', 8, 6, 'admin', now() - interval '1 day')`,
  )
  const { table, migration } = storedFiles.complaintPicture
  await database.query(`DROP TABLE ${table} CASCADE`)
  await database.query('DELETE FROM _prisma_migrations WHERE migration_name = $1', [migration])
  const name = storedFileName('uploadedPicture', uploaded)
  expect(await ownedFiles(database)).toEqual([name])
  expect(await lackingFiles(database, [name])).toEqual([name])
})
