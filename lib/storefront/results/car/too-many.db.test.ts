import { afterAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { readResults } from '@/lib/storefront/results/address'
import { findResults } from '@/lib/storefront/results/queries'

vi.mock('./judged', async (importOriginal) => {
  const judged = await importOriginal<typeof import('./judged')>()
  const fittingIds: typeof judged.fittingIds = (condition, hub) => judged.fittingIds(condition, hub, 3)
  return { ...judged, fittingIds }
})

afterAll(() => db().$disconnect())

test('where too many would have to be judged the whole list is shown, and says so', async () => {
  const all = await findResults(readResults('Tire', 'vehicle=suzuki/jimny-jb74').query)
  const asked = await findResults(readResults('Tire', 'vehicle=suzuki/jimny-jb74&fits=yes').query)
  expect(asked).toEqual({ ...all, onlyFitting: 'tooMany' })
  expect(asked.total).toBeGreaterThan(3)
})
