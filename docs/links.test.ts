import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

/** As GitHub names the headings of a document. */
const placesIn = (document: string): Set<string> =>
  new Set(
    [...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}_\- ]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

test.each(documents)('every heading of a document that %s links to exists', (document) => {
  const links = [...readFileSync(document, 'utf8').matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)]
  const lost = links.filter(([, target = '', heading = '']) => {
    const file = target ? join(dirname(document), target) : document
    return documents.includes(file) && !placesIn(file).has(heading)
  })
  expect(lost.map(([link]) => link)).toEqual([])
})

test.each(documents)('every file that %s links to exists', (document) => {
  const links = linksOf(document)
  expect(links.filter((target) => !existsSync(join(dirname(document), target)))).toEqual([])
})

test.each(documents)('every file that %s names is there, by the name that it has', (document) => {
  const source = readFileSync(document, 'utf8')
  const lost = [...source.matchAll(/`((?:app|components|e2e|lib|local|prisma|scripts)\/[^`\s<*{…:]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !existsSync(path))
  const misnamed = [...source.matchAll(/\[`?([\w./-]+\.(?:ts|tsx|mjs))`?\]\(([^)#]+)/g)]
    .filter(([, name = '', target = '']) => basename(name) !== basename(target))
    .map(([link]) => link)
  expect([...lost, ...misnamed]).toEqual([])
})

test('every decision is in the list of decisions', () => {
  const records = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name))
  expect(linksOf('docs/decisions/README.md').sort()).toEqual(records.sort())
})
