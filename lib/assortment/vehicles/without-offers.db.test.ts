import { expect, test } from 'vitest'
import { query } from '@/lib/platform/database/query'
import { listVehiclesWithoutOffers } from './without-offers'

const paths = async () => (await listVehiclesWithoutOffers()).map(({ path }) => path)

test('a vehicle is named while neither a wheel nor a tire for it is on sale', async () => {
  expect(await paths()).not.toContain('suzuki/jimny-jb74')
  const archive = (type: 'Tire' | 'Wheel' | 'Spacer') =>
    query().updateTable('product').set({ inArchive: true }).where('productType', '=', type).execute()
  await archive('Wheel')
  await archive('Spacer')
  expect(await paths()).not.toContain('suzuki/jimny-jb74')
  await archive('Tire')
  expect(await paths()).toContain('suzuki/jimny-jb74')
})
