import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A statement that writes rows, in SQL or through Prisma's client. */
const write =
  /insertInto\(|updateTable\(|deleteFrom\(|INSERT INTO|UPDATE \w+( \w)? SET|DELETE FROM|\.(create|createMany|update|updateMany|upsert|delete|deleteMany)\(\{/
const isTest = /\.(test|fixture)\.ts$|\/testing\.ts$/

test('a file that writes rows ends with `service`, which the linter keeps out of pages and components', () => {
  const writers = readdirSync('lib', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !isTest.test(path) && !path.startsWith('platform/database/'))
    .filter((path) => write.test(readFileSync(`lib/${path}`, 'utf8')))
  expect(writers.length).toBeGreaterThan(50)
  expect(writers.filter((path) => !/service\.ts$/.test(path))).toEqual([])
})

test('a journey has no statement of its own: it asks the database by the functions of e2e/support', () => {
  const journeys = readdirSync('e2e', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.spec\.ts$/.test(path),
  )
  expect(journeys.length).toBeGreaterThan(50)
  const statement = /\b(SELECT|INSERT INTO|UPDATE \w+ SET|DELETE FROM|LOCK TABLE)\b|from 'pg'/
  expect(journeys.filter((path) => statement.test(readFileSync(`e2e/${path}`, 'utf8')))).toEqual([])
})
