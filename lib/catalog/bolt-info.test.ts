import { expect, test } from 'vitest'
import { demoSpacers } from '@/prisma/catalogue/spacers'
import { readBoltInfo } from './bolt-info'

test.each([
  ['M12x1.5, 5 szpilek w komplecie', { key: 'studsIncluded', values: { thread: 'M12x1.5', count: 5 } }],
  [
    '1/2-20 UNF, wymaga szpilek dłuższych o 3 mm',
    { key: 'longerStuds', values: { thread: '1/2-20 UNF', mm: '3' } },
  ],
  ['M14x1.5, wymaga śrub dłuższych o 12 mm', { key: 'longerBolts', values: { thread: 'M14x1.5', mm: '12' } }],
])('%s is understood', (text, meaning) => expect(readBoltInfo(text)).toEqual(meaning))

test.each(['', 'M12x1.5', 'zapytaj w sklepie', 'M12x1.5, szpilki w komplecie'])(
  '%j is left as it is',
  (text) => expect(readBoltInfo(text)).toBeNull(),
)

test('every spacer of the demo says it in words that are understood', () => {
  expect(demoSpacers().filter(({ boltInfo }) => !boltInfo || !readBoltInfo(boltInfo))).toEqual([])
})
