import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { findFaults, readSources } from '@/scripts/modules.mjs'

const sources = readSources()

test('no import goes past a door or against an arrow, and no files import each other in a circle', () => {
  expect(sources.size).toBeGreaterThan(1_000)
  expect(findFaults(sources)).toEqual([])
})

test.each([
  [
    'past a door',
    'lib/office/tried.ts',
    '@/lib/sales/placing/write-order.service',
    /index\.ts does not name/,
  ],
  [
    'past a door, lazily',
    'app/tried.tsx',
    '@/lib/sales/placing/write-order.service',
    /index\.ts does not name/,
  ],
  ['against an arrow', 'lib/catalog/tried.ts', '@/lib/sales/orders/rules', /catalog stands below sales/],
  [
    'against an arrow, a type',
    'lib/platform/tried.ts',
    '@/lib/shop/settings/schema',
    /platform stands below shop/,
  ],
])('an import %s is refused', (way, path, specifier, fault) => {
  const line = way.includes('lazily')
    ? `await import('${specifier}')`
    : `import type { X } from '${specifier}'`
  expect(findFaults(new Map([...sources, [path, line]]))).toEqual([expect.stringMatching(fault)])
})

test('no folder of the product has more than twenty sources', () => {
  const folders = [...sources.keys()]
    .filter((path) => !/\.(test|fixture)\.tsx?$|testing\.ts$|\/index\.ts$/.test(path))
    .map((path) => dirname(path))
  const full = folders.filter((folder) => folders.filter((other) => other === folder).length > 20)
  expect([...new Set(full)]).toEqual([])
})

test.each([
  [
    'rooms',
    'lib/sales/orders/tried.ts',
    '@/lib/sales/returns/rules',
    /lib\/sales\/returns → .*lib\/sales\/orders/,
  ],
  [
    'folders of a room',
    'lib/sales/invoices/ksef/tried.ts',
    '@/lib/sales/invoices/issuing/correct',
    /invoices\/issuing/,
  ],
  [
    'components',
    'components/customers/guests/tried.tsx',
    '@/components/sales/checkout/Checkout',
    /sales\/checkout/,
  ],
])('a circle of %s is refused', (_, path, specifier, fault) => {
  const faults = findFaults(new Map([...sources, [path, `import { X } from '${specifier}'`]]))
  expect(faults).toContainEqual(expect.stringMatching(fault))
})

/** What takes megabytes of a server, and no page needs. */
const large = [
  'sharp',
  'pdfkit',
  '@prisma/adapter-pg',
  '@prisma/client',
  '@/prisma/generated/client',
  'firebase-admin/database',
]

test('large packages that no page needs are loaded where they are first used, not when a server starts', () => {
  const importedAtOnce = [...sources].flatMap(([path, source]) =>
    [...source.matchAll(/^import (?!type )[^'"]*?'([^']+)'/gm)]
      .filter(([, name = '']) => large.includes(name))
      .map(([, name]) => `${path}: ${name}`),
  )
  expect(importedAtOnce).toEqual([])
})
