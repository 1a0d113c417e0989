import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storedNames } from './stored-names'

const sources = ['lib', 'components']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|testing\.ts$|stored-names/.test(file))

test('everything that the shop stores in a browser is on the page about privacy', () => {
  const known: string[] = storedNames.flatMap(({ names }) => [...names])
  const stored = sources.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    if (!/storage|cookie/i.test(source)) return []
    return [...source.matchAll(/['`](trakt-[a-z-]+)/g)].map(([, name = '']) => name)
  })
  // channels between tabs store nothing, and what a former version stored is only removed
  const notStored = ['trakt-session', 'trakt-cart', 'trakt-pending-record']
  const names = new Set(stored.filter((name) => !notStored.includes(name)))
  const missing = [...names].filter((name) => !known.includes(name.endsWith('-') ? `${name}…` : name))
  expect(names.size).toBeGreaterThan(8)
  expect(missing).toEqual([])
})
