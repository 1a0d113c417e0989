import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import type { Spacer } from '@/lib/catalog/product/schema'
import messages from '@/messages/en.json'
import { spacerNeeds } from './bolt-text'

const t = createTranslator({ locale: 'en', messages })
const spacer = { thickness: 30, mounting: null, boltInfo: null, thread: null } as Spacer
const needs = (known: Partial<Spacer>) => spacerNeeds({ ...spacer, ...known }, t)

test('a slip-on spacer needs studs or bolts that are longer by its thickness', () => {
  expect(needs({ mounting: 'slip-on' })).toBe(
    'needs studs or bolts at least 30\u00a0mm longer than the stock ones',
  )
})

test('a slip-on spacer whose text says which bolts needs those, and names the thread once', () => {
  const boltInfo = 'M12x1.5, wymaga śrub dłuższych o 30 mm'
  expect(needs({ mounting: 'slip-on', boltInfo, thread: 'M12x1.5' })).toBe(
    'M12x1.5, needs bolts 30\u00a0mm longer',
  )
})

test('a bolt-on spacer is held by its own studs, whose thread is named', () => {
  expect(needs({ mounting: 'bolt-on', thread: 'M12x1.25' })).toMatch(
    /own studs hold the wheel; M12x1\.25 thread$/,
  )
})

test('of a spacer of which nothing is known nothing is said', () => {
  expect(needs({})).toBeNull()
})
