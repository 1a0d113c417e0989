import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const isSource = /\.tsx?$/
const isAside = /\.(test|fixture|d)\.tsx?$|(^|[/-])testing[\w-]*\.ts$|arbitraries\.ts$|(^|\/)index\.ts$/

const readSources = (folder: string): [file: string, source: string][] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((file) => isSource.test(file) && !isAside.test(file))
    .sort()
    .map((file) => [file, readFileSync(file, 'utf8')])

/** Declarations stand at the beginning of a line, as the formatter puts them. */
const declaration =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(function\*?|class|type|interface|enum|const|let) (\w+|(?<=const )\{[^}]*\})/gm

/** Whether what follows a constant's name is an arrow function: its parameters end with `=>` or the type that it returns. */
function isFunction(rest: string): boolean {
  const value = rest.slice(rest.search(/=(?!>)/) + 1).trimStart()
  if (/^(async )?(function\b|\w+ =>)/.test(value)) return true
  const start = value.search(/\(/)
  if (!/^(async )?(<[^(]*>)?$/.test(value.slice(0, start))) return false
  let depth = 0
  for (let at = start; at < value.length; at += 1) {
    if (value[at] === '(') depth += 1
    if (value[at] === ')') depth -= 1
    if (depth === 0) return /^(:|\s*=>)/.test(value.slice(at + 1))
  }
  return false
}

/** Every exported name, and every function of the top level, exported or not. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(declaration)].flatMap(
    ({ 0: all, 1: isExported, 2: kind = '', 3: name = '', index }) => {
      const isCounted =
        isExported ||
        kind.startsWith('function') ||
        (kind === 'const' && isFunction(source.slice(index + all.length)))
      if (!isCounted) return []
      return name.startsWith('{') ? [...name.matchAll(/(\w+)\s*[,}]/g)].map(([, each = '']) => each) : [name]
    },
  )

/** The call of a browser may have the name of what it reaches on the server. */
const isCallOf = ([one = '', other = '', ...more]: string[]): boolean =>
  more.length === 0 &&
  [one, other].some((file) => /[/-]client\.ts$/.test(file)) &&
  [one, other].some((file) => /(service|queries|call-table)\.ts$/.test(file))

function findCollisions(sources: [file: string, source: string][]): string[] {
  const filesByName = new Map<string, Set<string>>()
  for (const [file, source] of sources)
    for (const name of namesIn(source)) filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file))
  return [...filesByName]
    .map(([name, files]) => ({ name, files: [...files] }))
    .filter(({ files }) => files.length > 1 && !isCallOf(files))
    .map(({ name, files }) => `${name}: ${files.join(', ')}`)
    .sort()
}

test('a name has one meaning: what is exported, and each function, is defined in one file', () => {
  const sources = [...readSources('lib'), ...readSources('components')]
  expect(sources.length).toBeGreaterThan(1_000)
  expect(findCollisions(sources)).toEqual([])
})

test.each([
  ['two exported constants', 'export const a = 1', 'export const a = 2', ['a: x.ts, y.ts']],
  ['a function and a type', 'function a() {}', 'export type a = 1', ['a: x.ts, y.ts']],
  [
    'arrow functions',
    'const a = (b: () => void): void => b()',
    'const a = async <T,>(b: T) =>\n  b',
    ['a: x.ts, y.ts'],
  ],
  [
    'a name that a pattern takes out',
    'export const { a, b: c } = d',
    'export const c = 1',
    ['c: x.ts, y.ts'],
  ],
  ['constants of two files that neither exports', 'const a = (1 + 2) * 3', 'const a = 2', []],
  ['a schema with its type', 'export const a = 1\nexport type a = typeof a', '', []],
  ['a name inside a function', 'function b() {\n  const a = () => 1\n}', 'export const a = 1', []],
])('%s', (_, one, other, collisions) => {
  const found = findCollisions([
    ['x.ts', one],
    ['y.ts', other],
  ])
  expect(found).toEqual(collisions)
})

test('a browser call may be named like the service that it reaches, and like nothing else', () => {
  const call = 'export const a = () => 1'
  expect(
    findCollisions([
      ['d/client.ts', call],
      ['d/service.ts', call],
    ]),
  ).toEqual([])
  expect(
    findCollisions([
      ['d/client.ts', call],
      ['d/rules.ts', call],
    ]),
  ).toEqual(['a: d/client.ts, d/rules.ts'])
})
