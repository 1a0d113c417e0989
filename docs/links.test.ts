import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
]

/** The files that a document links to; addresses on the web and places in the document itself are none. */
const linksOf = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target))

test.each(documents)('every file that %s links to exists', (document) => {
  const links = linksOf(document)
  expect(links.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([])
})

test('every decision is in the list of decisions', () => {
  const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
  expect(linksOf('docs/decisions/README.md').sort()).toEqual(records.sort())
})
