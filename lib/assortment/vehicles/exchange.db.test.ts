import { expect, test } from 'vitest'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import { csvText } from '@/lib/platform/csv/write'
import { importVehicles, vehicleRecords } from './exchange'

const admin = { uid: 'admin', name: 'Anna', email: 'anna@example.com', isAdmin: true } as Parameters<
  typeof importVehicles
>[2]

async function* bytesOf(text: string) {
  yield new TextEncoder().encode(text)
}
const send = (text: string, checked?: string) => importVehicles(bytesOf(text), checked, admin)

test.each(['pl', 'en'] as const)(
  'the file exported in %s, imported as it is, changes nothing',
  async (locale) => {
    const text = csvText(await vehicleRecords(), locale, { first: true })
    expect(await send(text)).toMatchObject({ rows: 318, unchanged: 318, created: 0, changed: 0, refused: 0 })
  },
)

const faulty = `path;make;model;generation;yearFrom;boltPattern;centerBore;confidence;sources
suzuki/jimny-jb74;Suzuki;Jimny;JB74;2018;5x139,7;108,1;high;own
;Daihatsu;Terios;J200;2006;5x114.3;66,1;low;own
;Daihatsu;Rocky;F300;1988;5x139.7;140;low;
`

test('a file with a faulty row says what is wrong where, and none of its rows is imported', async () => {
  const check = await send(faulty)
  expect(check).toMatchObject({ rows: 3, created: 1, changed: 1, refused: 1, isImported: false })
  expect(check.problems).toEqual([{ line: 4, column: 'sources', code: 'required', value: '' }])
  expect(await send(faulty, check.state)).toMatchObject({ refused: 1, isImported: false })
  expect(await findVehicle('daihatsu/terios-j200')).toBeNull()
})

test('the corrected file is checked without an effect, then imported, and a second import finds it done', async () => {
  const text = faulty.replace('140;low;', '100;low;own')
  const check = await send(text)
  expect(check).toMatchObject({ created: 2, changed: 1, refused: 0, isImported: false })
  expect(check.changes).toEqual([
    {
      line: 2,
      path: 'suzuki/jimny-jb74',
      facts: [
        { field: 'centerBore', before: '108', after: '108.1' },
        { field: 'sources', before: expect.stringContaining('mapuk'), after: 'own' },
      ],
    },
  ])
  expect(await findVehicle('daihatsu/terios-j200')).toBeNull()
  expect(await send(text, check.state)).toMatchObject({ created: 2, changed: 1, isImported: true })
  expect(await findVehicle('suzuki/jimny-jb74')).toMatchObject({ centerBore: 108.1, thread: 'M12x1.25' })
  expect(await findVehicle('daihatsu/rocky-f300')).toMatchObject({ sources: ['own'] })
  expect(await send(text)).toMatchObject({ unchanged: 3, created: 0 })
})

test('a file that was checked before somebody else saved a vehicle is not imported', async () => {
  const one =
    'make;model;generation;yearFrom;boltPattern;centerBore;confidence;sources\nDaihatsu;Taft;F70;1984;5x139.7;100;low;own'
  const { state } = await send(one)
  const other = one.replace('Taft', 'Feroza')
  await send(other, (await send(other)).state)
  await expect(send(one, state)).rejects.toMatchObject({ code: 'vehicle.list_changed' })
})
