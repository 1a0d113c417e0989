import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const isTest = /\.(test|fixture)\.tsx?$|(^|[/-])testing\.ts$/
const files = ['lib', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !isTest.test(path))
    .map((path) => join(folder, path)),
)
const isFile = new Set(files)

/** What a file imports at its top, types as well: `'@/lib/shop'` is `lib/shop.ts`. */
function importsOf(file: string): string[] {
  const sources = readFileSync(file, 'utf8').matchAll(/^(?:import|export)\b[^'"]*?from '([^']+)'/gm)
  return [...sources].flatMap(([, source = '']) => {
    const path = source.startsWith('@/') ? source.slice(2) : join(dirname(file), source)
    return [path, `${path}.ts`, `${path}.tsx`].filter((each) => isFile.has(each))
  })
}

/** The files that import each other in a circle, each circle from where it was entered. */
function findCircles(): string[] {
  const isDone = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, path: string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (path.includes(file) || isDone.has(file)) return
    for (const imported of importsOf(file)) visit(imported, [...path, file])
    isDone.add(file)
  }
  for (const file of files) visit(file, [])
  return circles
}

test('no files import each other in a circle, not even types', () => {
  expect(files.flatMap(importsOf).length).toBeGreaterThan(1_000)
  expect(findCircles()).toEqual([])
})
