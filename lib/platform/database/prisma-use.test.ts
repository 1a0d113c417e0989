import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What reads or writes rows by a plain `where`; the rest is Kysely's: docs/decisions/0026-statements.md. */
const PLAIN = /^\s*\.(?:\w+)\s*\.(?:find\w+|create\w*|update\w*|upsert|delete\w*|count)\b/
/** Modules that every server needs for its first page: they do without Prisma's client. */
const FIRST_PAGE = /^lib\/(measures|catalog|fitment|storefront|site)\//

const sources = ['lib', 'app', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing|sample|fixture|database\/db\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => /\bdb\(\)/.test(text))

/** The argument of a call that begins behind `from`. */
function argumentAt(text: string, from: number): string {
  let depth = 1
  let end = from
  while (depth > 0 && end < text.length) {
    const letter = text[end++]
    if (letter === '(') depth++
    if (letter === ')') depth--
  }
  return text.slice(from, end)
}

test('Prisma reads and writes rows by a plain condition only', () => {
  const others = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bdb\(\)/g)]
      .map(({ index }) => text.slice(index + 4, index + 84))
      .filter((rest) => !PLAIN.test(rest) || /cursor:/.test(rest))
      .map((rest) => `${file}: db()${rest}`),
  )
  expect(sources.length).toBeGreaterThan(20)
  expect(others).toEqual([])
})

test('no transaction sends a statement of Prisma, which would run outside of it', () => {
  const inside = sources.filter(({ text }) =>
    [...text.matchAll(/\btransaction\(/g)].some(({ index, 0: call }) =>
      /\bdb\(\)/.test(argumentAt(text, index + call.length)),
    ),
  )
  expect(inside.map(({ file }) => file)).toEqual([])
})

test('what the first page needs does not load Prisma', () => {
  expect(sources.map(({ file }) => file).filter((file) => FIRST_PAGE.test(file))).toEqual([])
})
