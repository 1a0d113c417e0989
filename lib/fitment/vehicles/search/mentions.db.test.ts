import { expect, test } from 'vitest'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { vehiclesIn } from './mentions'

const namesIn = async (text: string) => vehiclesIn(text, await listVehicles()).map(({ name }) => name)

test.each([
  ['Jaki rozmiar do Jimny? 195/80 R15', ['Suzuki Jimny']],
  [
    'Byliśmy Jimny JB74 i Patrolem Y61 w Drawsku.',
    ['Suzuki Jimny JB74 (2018–)', 'Nissan Patrol Y61 (1997–2013)'],
  ],
  ['Шины на Патрол Y61 и на джимни', ['Nissan Patrol Y61 (1997–2013)', 'Suzuki Jimny']],
  ['Grand Vitarę kupił Suzuki', ['Suzuki Grand Vitara']],
  ['Do Nivy i do UAZ-a Hunter', ['Lada Niva', 'UAZ Hunter']],
  ['A Land Cruiser 80 beside a Wrangler TJ', ['Toyota Land Cruiser 80', 'Jeep Wrangler TJ (1996–2006)']],
  ['a Ford ranger and a park ranger; the ranger saw a Jeep cherokee', ['Ford Ranger', 'Jeep Cherokee']],
  ['Nissan Navara', ['Nissan Navara']],
  ['Hilux po lifcie', ['Toyota Hilux']],
  ['Felgi 10Jx15 na 5x139.7 do 4x4, patrol policji', []],
])('of %j the cars are found', async (text, names) => {
  expect(await namesIn(text)).toEqual(names)
})

test('a generation leads to its page, a model with several to its place on the page of its make', async () => {
  const vehicles = await listVehicles()
  expect(vehiclesIn('Jimny JB74', vehicles)).toMatchObject([{ path: '/car/suzuki/jimny-jb74' }])
  expect(vehiclesIn('Hunter', vehicles)).toMatchObject([{ path: '/car/uaz/hunter-315195' }])
  expect(vehiclesIn('Jimny', vehicles)).toMatchObject([{ path: '/car/suzuki#jimny' }])
  expect(vehiclesIn('Navara', vehicles)).toMatchObject([{ path: '/car/nissan' }])
})
