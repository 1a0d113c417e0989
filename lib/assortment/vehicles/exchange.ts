import 'server-only'
import { createHash } from 'node:crypto'
import { guardedText, unguardedText } from '@/lib/assortment/exchange/file/cells'
import { decoded } from '@/lib/assortment/exchange/file/decode'
import { type FileRow, readRows } from '@/lib/assortment/exchange/file/rows'
import type { Vehicle } from '@/lib/fitment/vehicle'
import type { VehicleImport } from '@/lib/fitment/vehicles/admin-schema'
import { textsOf, type VehicleField, vehicleFields } from '@/lib/fitment/vehicles/entry'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import type { EditedVehicle } from '@/lib/fitment/vehicles/rows'
import type { Cell } from '@/lib/platform/csv/write'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { type FileColumn, fileColumns, planImport } from './import-plan'
import { expireVehicles, insertVehicle, lockVehicles, updateVehicle } from './service'

const MOST_ROWS = 5_000
/** The report shows this many rows of each kind. */
const MOST_SHOWN = 200

const numbers: readonly VehicleField[] = [
  'yearFrom',
  'yearTo',
  'centerBore',
  'studLength',
  'stockOffset',
  'brakeRim',
  'minLoadIndex',
  'topSpeed',
  'axleLoad',
]

/** All vehicles as records of a CSV file, the heading first. Importing the file unchanged changes nothing. */
export async function vehicleRecords(): Promise<Cell[][]> {
  const vehicles = await listVehicles()
  return [[...fileColumns], ...vehicles.map(recordOf)]
}

function recordOf(vehicle: Vehicle): Cell[] {
  const texts = textsOf(vehicle)
  const cells = vehicleFields.map((field) =>
    numbers.includes(field) && texts[field] !== '' ? Number(texts[field]) : guardedText(texts[field]),
  )
  return [vehicle.path, ...cells]
}

/** `year_from` and `Year from` are the column yearFrom. */
const tight = (heading: string) => heading.replace(/[\s_\ufeff]/g, '').toLowerCase()

async function readFile(bytes: AsyncIterable<Uint8Array>): Promise<FileRow<FileColumn>[]> {
  const { rows } = await readRows<FileColumn>(decoded(bytes), {
    columnNamed: (heading) => fileColumns.find((column) => column.toLowerCase() === tight(heading)),
    readCell: (text) => ({ value: unguardedText(text) }),
  })
  const read: FileRow<FileColumn>[] = []
  for await (const row of rows) {
    if (read.length === MOST_ROWS) throw new ShopError('vehicle.too_many_rows')
    read.push(row)
  }
  return read
}

/** What the whole table says, as a word: another one after any change. */
const stateOf = (vehicles: readonly EditedVehicle[]): string =>
  createHash('sha256')
    .update(
      vehicles
        .map(({ id, version }) => `${id} ${version}`)
        .sort()
        .join(),
    )
    .digest('base64url')

/**
 * Checks a file of vehicles, or imports all of its rows or none. `checked` is the state of the table that the check saw;
 * without it nothing is changed.
 * @throws ShopError vehicle.list_changed when the table has changed since; vehicle.too_many_rows, and the codes of
 *   `import` for a file that cannot be read
 */
export async function importVehicles(
  bytes: AsyncIterable<Uint8Array>,
  checked: string | undefined,
  by: ShopUser,
): Promise<VehicleImport> {
  const rows = await readFile(bytes)
  const { paths, report } = await transaction(async (tx) => {
    const present = await lockVehicles(tx)
    const state = stateOf(present)
    if (checked !== undefined && checked !== state) throw new ShopError('vehicle.list_changed')
    const plan = planImport(rows, present)
    const isImported = checked !== undefined && plan.problems.length === 0
    if (isImported) {
      for (const { path, entry } of plan.additions) await insertVehicle(tx, { ...entry, path }, by)
      for (const { vehicle, entry } of plan.changes) await updateVehicle(tx, vehicle, entry, by)
    }
    const written = [
      ...plan.additions.map(({ path }) => path),
      ...plan.changes.map(({ vehicle }) => vehicle.path),
    ]
    return { paths: isImported ? written : [], report: { ...reportOf(plan), state, isImported } }
  })
  if (paths.length > 0) expireVehicles(paths)
  return report
}

function reportOf({ rows, unchanged, problems, additions, changes }: ReturnType<typeof planImport>) {
  return {
    rows,
    unchanged,
    created: additions.length,
    changed: changes.length,
    refused: new Set(problems.map(({ line }) => line)).size,
    problems: problems.slice(0, MOST_SHOWN),
    additions: additions.slice(0, MOST_SHOWN).map(({ line, path, entry }) => ({
      line,
      path,
      name: `${entry.make} ${entry.model} ${entry.generation}`,
    })),
    changes: changes
      .slice(0, MOST_SHOWN)
      .map(({ line, vehicle, facts }) => ({ line, path: vehicle.path, facts })),
  }
}
