import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The migration that lets a function take rows of the product table. */
const BEGINNING = '20261122120000_large_catalogue'
const migrations = readdirSync('prisma/migrations').filter((name) => name > BEGINNING && /^\d/.test(name))
const addedColumn = /ADD COLUMN [^,;]*\b(DEFAULT|GENERATED)\b/

test('a migration that adds a column with a value to products drops the function that takes their rows, which PostgreSQL 15.20 wants', () => {
  const rewriting = migrations.flatMap((name) => {
    const sql = readFileSync(`prisma/migrations/${name}/migration.sql`, 'utf8')
    const changes = sql.split(';').filter((statement) => /ALTER TABLE "?product"?\s/.test(statement))
    return changes.some((statement) => addedColumn.test(statement)) ? [{ name, sql }] : []
  })
  expect(rewriting.length).toBeGreaterThanOrEqual(2)
  expect(
    rewriting.filter(({ sql }) => !sql.includes('DROP FUNCTION facet_values')).map(({ name }) => name),
  ).toEqual([])
})
