import { expect, test } from 'vitest'
import { VehicleEntry, vehicleTexts } from '@/lib/fitment/vehicles/entry'
import { findVehicle, getEditedVehicle } from '@/lib/fitment/vehicles/queries'
import { query } from '@/lib/platform/database/query'
import { changeVehicle, createVehicle, deleteVehicle } from './service'

const admin = { uid: 'admin', name: 'Anna', email: 'anna@example.com', isAdmin: true } as Parameters<
  typeof createVehicle
>[1]

const terios = VehicleEntry.parse({
  make: 'Daihatsu',
  model: 'Terios',
  generation: 'J200',
  yearFrom: '2006',
  yearTo: '2017',
  boltPattern: '5×114,3',
  centerBore: '66,1',
  stockTires: '215/65 R16; 235/60R16',
  confidence: 'low',
  sources: 'own document',
})

const auditOf = (id: number) =>
  query()
    .selectFrom('auditEntry')
    .select(['action', 'before', 'after'])
    .where('subjectType', '=', 'vehicle')
    .where('subjectId', '=', String(id))
    .orderBy('id')
    .execute()

test('a new vehicle gets a path, is found, and stands in the audit', async () => {
  const created = await createVehicle(terios, admin)
  expect(await findVehicle('daihatsu/terios-j200')).toMatchObject({
    id: created.id,
    boltPattern: '5x114.3',
    centerBore: 66.1,
    stockTires: ['215/65R16', '235/60R16'],
    sources: ['own', 'document'],
  })
  expect(await createVehicle(terios, admin)).toMatchObject({ path: 'daihatsu/terios-j200-2006' })
  expect(await auditOf(created.id)).toMatchObject([
    { action: 'vehicle.create', before: null, after: { path: 'daihatsu/terios-j200', yearFrom: '2006' } },
  ])
})

test('an edit keeps the path, records only what changed, and is refused over a newer version', async () => {
  const before = await createVehicle({ ...terios, generation: 'F700' }, admin)
  const entry = { ...terios, generation: 'F700LG', centerBore: 66.5 }
  const after = await changeVehicle(before.id, { ...entry, version: before.version }, admin)
  expect(after).toMatchObject({ path: 'daihatsu/terios-f700', generation: 'F700LG', version: 2 })
  expect(await getEditedVehicle(before.id)).toEqual(after)
  expect((await auditOf(before.id)).at(-1)).toMatchObject({
    action: 'vehicle.edit',
    before: { generation: 'F700', centerBore: '66.1' },
    after: { generation: 'F700LG', centerBore: '66.5' },
  })
  await expect(changeVehicle(before.id, { ...entry, version: 1 }, admin)).rejects.toMatchObject({
    code: 'vehicle.changed',
  })
})

test('a deleted vehicle is gone, and what it was stays in the audit', async () => {
  const { id, version } = await createVehicle({ ...terios, generation: 'J100' }, admin)
  await expect(deleteVehicle(id, version + 1, admin)).rejects.toMatchObject({ code: 'vehicle.changed' })
  await deleteVehicle(id, version, admin)
  await expect(getEditedVehicle(id)).rejects.toMatchObject({ code: 'vehicle.not_found' })
  expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'vehicle.delete', after: null })
})

test('every vehicle of the table is a valid entry, and its texts are read to the same figures', async () => {
  const vehicles = await query().selectFrom('vehicle').select('id').execute()
  expect(vehicles.length).toBeGreaterThan(130)
  for (const { id } of vehicles) {
    const { path: _, id: __, version: ___, ...vehicle } = await getEditedVehicle(id)
    expect(VehicleEntry.parse(vehicleTexts(vehicle))).toEqual(vehicle)
  }
})
