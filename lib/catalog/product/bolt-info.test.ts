import { expect, test } from 'vitest'
import { readBoltInfo } from '@/lib/catalog/words/bolt-text'
import pl from '@/messages/pl.json'
import { demoSpacers } from '@/prisma/catalogue/spacers'

test.each([
  ['M12x1.5, 5 szpilek w komplecie', { key: 'studsIncluded', thread: 'M12x1.5', count: 5 }],
  ['M12x1.25, szpilki w komplecie', { key: 'studs', thread: 'M12x1.25' }],
  ['1/2-20 UNF, wymaga szpilek dłuższych o 3 mm', { key: 'longerStuds', thread: '1/2-20 UNF', mm: '3' }],
  ['wymaga śrub dłuższych o 12 mm', { key: 'longerBolts', thread: null, mm: '12' }],
])('%s is understood', (text, meaning) => expect(readBoltInfo(text)).toEqual(meaning))

test.each(['', 'M12x1.5', 'zapytaj w sklepie', 'M12x1.5, 5 nakrętek w komplecie'])(
  '%j is left as it is',
  (text) => expect(readBoltInfo(text)).toBeNull(),
)

test('every spacer of the demo says it in words that are understood', () => {
  expect(demoSpacers().filter(({ boltInfo }) => !boltInfo || !readBoltInfo(boltInfo))).toEqual([])
})

test('so do the examples that the form gives', () => {
  const examples = [...pl.productAdmin.hints.boltInfo.matchAll(/„([^”]+)”/g)].map(
    ([, example]) => example ?? '',
  )
  expect(examples.length).toBeGreaterThan(1)
  for (const example of examples) expect(readBoltInfo(example), example).not.toBeNull()
})
