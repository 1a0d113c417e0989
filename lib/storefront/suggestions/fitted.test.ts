import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { CarRow } from '@/lib/fitment/vehicles/car-choice'
import { listKinds, type SuggestionsFile } from './file'
import { fitted, MOST_BYTES } from './queries'

/** Text that does not compress. */
const noise = () => randomBytes(45).toString('base64')

const fileOf = (length: number): SuggestionsFile => {
  const list = () => Array.from({ length }, () => [noise(), noise()] as const)
  const car = (): CarRow => [noise(), noise(), noise(), noise(), '5x139.7', 108, 1990, null, noise()]
  return {
    words: {
      label: '',
      forget: '',
      kinds: {
        Tire: '',
        Wheel: '',
        Spacer: '',
        tread: '',
        page: '',
        make: '',
        model: '',
        car: '',
        question: '',
      },
      counts: [],
    },
    cars: Array.from({ length }, car),
    lists: { Tire: list(), Wheel: list(), Spacer: list(), tread: list(), page: list() },
  }
}
const bytes = (file: SuggestionsFile) => gzipSync(JSON.stringify(file)).length

test.each([40, 60, 600])(
  'a file of long names is cut to its bound, and keeps what stands first: %i',
  (length) => {
    const file = fileOf(length)
    expect(bytes(file)).toBeGreaterThan(MOST_BYTES)
    const cut = fitted(file)
    expect(bytes(cut)).toBeLessThanOrEqual(MOST_BYTES)
    for (const kind of listKinds)
      expect(cut.lists[kind]).toEqual(file.lists[kind].slice(0, cut.lists[kind].length))
    expect(cut.lists.Tire.length > 0).toBe(length < 600)
  },
)

test('a file within its bound stays whole', () => {
  const file = fileOf(3)
  expect(fitted(file)).toEqual(file)
})
