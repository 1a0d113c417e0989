import { expect, test } from 'vitest'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { db } from '@/lib/platform/database/db'
import { MyCar } from './schema'
import { findAccountCar, forgetAccountCar, keepAccountCar } from './service'

test('the car of an account is its last choice, is nobody else’s, and is forgotten on request', async () => {
  const [first, second] = await listVehicles()
  if (!first || !second) throw new Error('there are no vehicles')
  await keepAccountCar('car-owner', { path: first.path, tire: null, offset: null, axleLoad: null })
  const said = { path: second.path, tire: '33x12.50R15LT 108/104Q', offset: -15.5, axleLoad: 1250 }
  await keepAccountCar('car-owner', said)
  expect(await findAccountCar('car-owner')).toMatchObject(said)
  expect(await findAccountCar('car-stranger')).toBeNull()
  await forgetAccountCar('car-owner')
  expect(await findAccountCar('car-owner')).toBeNull()
})

test('a car that the table does not have is refused, and so is a size that is none', async () => {
  await expect(
    keepAccountCar('car-owner', { path: 'no/such', tire: null, offset: null, axleLoad: null }),
  ).rejects.toMatchObject({
    code: 'vehicle.not_found',
  })
  expect(MyCar.safeParse({ path: 'suzuki/jimny-jb74', tire: 'round' }).success).toBe(false)
  expect(MyCar.parse({ path: 'suzuki/jimny-jb74' })).toEqual({
    path: 'suzuki/jimny-jb74',
    tire: null,
    offset: null,
    axleLoad: null,
  })
})

test('a deleted vehicle takes the choices of it along', async () => {
  const [{ path = '' } = {}] = await listVehicles()
  const { id: _id, version: _version, ...row } = await db().vehicle.findUniqueOrThrow({ where: { path } })
  const copy = await db().vehicle.create({ data: { ...row, path: 'test/deleted-car' } })
  await keepAccountCar('car-owner', { path: copy.path, tire: null, offset: null, axleLoad: null })
  await db().vehicle.delete({ where: { id: copy.id } })
  expect(await findAccountCar('car-owner')).toBeNull()
})

test('the table refuses figures that no car has', async () => {
  const [{ path = '' } = {}] = await listVehicles()
  const car = { path, tire: null, offset: null, axleLoad: null }
  await expect(keepAccountCar('car-owner', { ...car, offset: 151 })).rejects.toThrow('account_car_own_offset')
  await expect(keepAccountCar('car-owner', { ...car, axleLoad: 5001 })).rejects.toThrow(
    'account_car_axle_load',
  )
})
