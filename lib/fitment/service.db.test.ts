import { expect, test } from 'vitest'
import { query } from '@/lib/platform/database/query'
import { FitmentQuery } from './question'
import { answerFitment } from './service'

const ask = (values: Record<string, string>) => answerFitment(FitmentQuery.parse(values))
const jimny = { vehicle: 'suzuki/jimny-jb74' }
const codeOf = (check: string, { checks }: Awaited<ReturnType<typeof ask>>) =>
  checks.find((each) => each.check === check)?.reason

async function wheelOf(boltPattern: string): Promise<string> {
  const row = await query()
    .selectFrom('product')
    .select('id')
    .where('productType', '=', 'Wheel')
    .where('boltPattern', '=', boltPattern)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return String(row.id)
}

test('a tire size alone is judged against the vehicle, with figures of two decimals', async () => {
  const answer = await ask({ ...jimny, tire: '215/75R15', quantity: '4' })
  expect(answer).toMatchObject({ verdict: 'unknown', vehicle: { make: 'Suzuki' }, parts: {} })
  expect(codeOf('overallDiameter', answer)).toBe('largerThanUsual')
  const diameter = answer.checks.find(({ check }) => check === 'overallDiameter')
  expect(diameter?.figures).toMatchObject({ stockMm: 693, mm: 703.5, percent: 1.52 })
})

test('the wheel of another bolt pattern does not fit, and the answer names the product', async () => {
  const wheel = await wheelOf('6x139.7')
  const answer = await ask({ ...jimny, wheel })
  expect(answer).toMatchObject({ verdict: 'no', parts: { wheel: { id: Number(wheel), status: 'onSale' } } })
  expect(codeOf('boltPattern', answer)).toBe('otherHoles')
})

test('a product that was archived meanwhile is judged, and said to be archived', async () => {
  const wheel = await wheelOf('5x139.7')
  await query().updateTable('product').set({ inArchive: true }).where('id', '=', Number(wheel)).execute()
  expect((await ask({ ...jimny, wheel })).parts.wheel).toMatchObject({ status: 'archived' })
})

test('figures of a hub take the place of a vehicle, and of what the table says of it', async () => {
  const wheel = await wheelOf('5x139.7')
  const byHand = await ask({ boltPattern: '5x139.7', centerBore: '139', wheel })
  expect(byHand).toMatchObject({ verdict: 'no', vehicle: null })
  expect(codeOf('centerBore', byHand)).toBe('boreTooSmall')
  expect(codeOf('boltPattern', await ask({ ...jimny, boltPattern: '5x114.3', wheel }))).toBe('otherPattern')
})

test('an unknown vehicle, an unknown product and a bore outside the bolts are refused where they stand', async () => {
  await expect(ask({ vehicle: 'suzuki/jimny-jb99', tire: '215/75R15' })).rejects.toMatchObject({
    code: 'vehicle.not_found',
  })
  await expect(ask({ vehicle: '2147483647', tire: '215/75R15' })).rejects.toMatchObject({
    code: 'vehicle.not_found',
  })
  await expect(ask({ ...jimny, wheel: '2147483647' })).rejects.toMatchObject({
    code: 'product.not_found',
    fields: [{ path: 'wheel', code: 'product.not_found' }],
  })
  const wheel = await wheelOf('6x139.7')
  await expect(ask({ ...jimny, tire: wheel })).rejects.toMatchObject({
    fields: [{ path: 'tire', code: 'product.not_found' }],
  })
  await expect(ask({ ...jimny, centerBore: '139.7', tire: '215/75R15' })).rejects.toMatchObject({
    code: 'invalid',
    fields: [{ path: 'centerBore', code: 'bore_above_circle' }],
  })
})
