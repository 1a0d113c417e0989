import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** A heading with the classes of a look: of a page, a section, a subsection or a part, which has no size of its own. */
const drawnByHand =
  /<(?:h[1-6]|Heading)\b[^>]*className="(?:[^"]*\bfont-display text-(?:lg|xl) font-bold|[^"]*\btext-lg font-semibold|(?![^"]*\btext-)[^"]*\bfont-semibold)\b/

const read = (file: string) => readFileSync(file, 'utf8')
const isClient = (file: string) => read(file).startsWith("'use client'")

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => join(folder, path))

/** The files that a file imports, at once or later, without types. */
const importsOf = (file: string) =>
  [
    ...read(file).matchAll(/^(?:import|export) (?!type\b)[^'"]*?from '([^']+)'|\bimport\('([^']+)'\)/gm),
  ].flatMap(([, atOnce, later]) => {
    const specifier = atOnce ?? later ?? ''
    const base = specifier.startsWith('@/') ? specifier.slice(2) : join(dirname(file), specifier)
    return [`${base}.tsx`, `${base}.ts`, join(base, 'index.ts')].filter((path) => existsSync(path))
  })

/** The files with all that they import. */
function reachedFrom(files: readonly string[]): string[] {
  const reached = new Set(files)
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported)
  return [...reached]
}

test('only client components of the shop draw a heading by its classes; all others are a `Heading`', () => {
  const pages = sourcesIn('app')
  const shop = reachedFrom(pages.filter((file) => !file.includes('(admin)')))
  const scriptOfShop = new Set(reachedFrom(shop.filter(isClient)))
  expect(scriptOfShop.size).toBeGreaterThan(200)
  const byHand = [...pages, ...sourcesIn('components')].filter((file) => drawnByHand.test(read(file)))
  expect(byHand.length).toBeGreaterThan(10)
  expect(byHand.filter((file) => !scriptOfShop.has(file))).toEqual([])
})

test.each([
  ['<h2 id="a" className="mb-3 font-display text-lg font-bold">', true],
  ['<h1\n  className="font-display text-xl font-bold tracking-tight">', true],
  ['<h3 className="mt-6 font-semibold">', true],
  ['<h3 className="text-sm font-semibold">', false],
  ['<legend className="font-display text-lg font-bold">', false],
  ['<Heading className="mb-3 font-semibold">', true],
  ['<Heading look="part" className="mb-3">', false],
])('%s is drawn by hand: %s', (heading, isFound) => {
  expect(drawnByHand.test(heading)).toBe(isFound)
})
