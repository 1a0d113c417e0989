import { afterAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { readResults } from '@/lib/storefront/results/address'
import { findResults } from '@/lib/storefront/results/queries'

vi.mock('./judged', async (importOriginal) => {
  const judged = await importOriginal<typeof import('./judged')>()
  const fittingIds: typeof judged.fittingIds = (condition, hub) => judged.fittingIds(condition, hub, 3)
  return { ...judged, fittingIds, MOST_JUDGED: 3 }
})

afterAll(() => db().$disconnect())

test('where too many would have to be judged the whole list is shown, and says so', async () => {
  const all = await findResults(readResults('Tire', 'vehicle=suzuki/jimny-jb74').query)
  const asked = await findResults(readResults('Tire', 'vehicle=suzuki/jimny-jb74&fits=yes').query)
  expect(asked).toEqual({ ...all, onlyFitting: 'tooMany' })
  expect(asked.total).toBeGreaterThan(3)
})

test('a few of too many do not offer what the whole list could not be narrowed to', async () => {
  const { facets } = await findResults(readResults('Tire', 'vehicle=suzuki/jimny-jb74').query)
  const few = facets
    .filter(({ name }) => name === 'protector')
    .flatMap(({ values }) => values)
    .find(({ count }) => count > 0 && count <= 3)
  const chosen = `vehicle=suzuki/jimny-jb74&protector=${encodeURIComponent(few?.value ?? '')}`
  const list = await findResults(readResults('Tire', chosen).query)
  expect(list.total).toBe(few?.count)
  expect(list.onlyFitting).toBe('none')
})
