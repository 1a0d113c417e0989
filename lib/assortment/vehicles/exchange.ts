import 'server-only'
import { createHash } from 'node:crypto'
import { type CellValue, guardedText, unguardedText } from '@/lib/assortment/exchange/file/cells'
import { decoded } from '@/lib/assortment/exchange/file/decode'
import { type FileRow, readRows } from '@/lib/assortment/exchange/file/rows'
import { VehicleEntry, type VehicleField, vehicleFields, vehicleTexts } from '@/lib/fitment/vehicles/entry'
import { isPath, newPath } from '@/lib/fitment/vehicles/path'
import { type EditedVehicle, listVehicles } from '@/lib/fitment/vehicles/queries'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import type { Cell } from '@/lib/platform/csv/write'
import { transaction } from '@/lib/platform/database/transaction'
import { type InvalidField, ShopError } from '@/lib/platform/errors'
import { differingFields } from '@/lib/platform/forms/merge'
import { fieldErrors } from '@/lib/platform/http/fields'
import type { ShopUser } from '@/lib/platform/identity/user'
import { expireVehicles, insertVehicle, lockVehicles, updateVehicle } from './service'

// What a file of vehicles would do, decided without I/O: the check and the import ask the same function.

export const fileColumns = ['path' as const, ...vehicleFields]
export type FileColumn = (typeof fileColumns)[number]
type Row = FileRow<FileColumn>

type Addition = { line: number; path: string; entry: VehicleEntry }
type Change = {
  line: number
  vehicle: EditedVehicle
  entry: VehicleEntry
  facts: { field: VehicleField; before: string; after: string }[]
}
export type ImportPlan = {
  rows: number
  unchanged: number
  problems: { line: number; column: string; code: InvalidField['code']; value: string }[]
  additions: Addition[]
  changes: Change[]
}

const cellText = (value: CellValue | undefined): string => String(value ?? '')

/** Of names and a first year only one vehicle is made: a file without paths finds its vehicles by them. */
const nameOf = ({
  make,
  model,
  generation,
  yearFrom,
}: Record<'make' | 'model' | 'generation', string> & { yearFrom: string | number }) =>
  [make, model, generation, yearFrom].map((each) => String(each).trim().toLowerCase()).join('\n')

/** What importing the rows would do. Columns that the file lacks stay as they are. */
export function planImport(rows: readonly Row[], present: readonly EditedVehicle[]): ImportPlan {
  const byPath = new Map(present.map((vehicle) => [vehicle.path, vehicle]))
  const byName = new Map(present.map((vehicle) => [nameOf(vehicle), vehicle]))
  const taken = new Set(byPath.keys())
  const seen = new Set<string>()
  const plan: ImportPlan = { rows: rows.length, unchanged: 0, problems: [], additions: [], changes: [] }

  for (const { line, cells, problems } of rows) {
    const refuse = (column: string, code: InvalidField['code'], value: string) =>
      plan.problems.push({ line, column, code, value: value.slice(0, 80) })
    for (const { path, code, value } of problems) refuse(path, code, value)
    const texts = Object.fromEntries(
      vehicleFields.flatMap((field): [VehicleField, string][] =>
        cells[field] === undefined ? [] : [[field, cellText(cells[field])]],
      ),
    )
    const path = cellText(cells.path).trim()
    const before = path
      ? byPath.get(path)
      : byName.get(nameOf({ make: '', model: '', generation: '', yearFrom: '', ...texts }))
    if (path && !isPath(path)) refuse('path', 'vehicle.path_format', path)
    const { data: entry, error } = VehicleEntry.safeParse(
      before ? { ...vehicleTexts(before), ...texts } : texts,
    )
    for (const { path: column, code } of error ? fieldErrors(error) : [])
      refuse(column, code, cellText(cells[column as FileColumn]))
    if (!entry || plan.problems.some((problem) => problem.line === line)) continue

    const key = before?.path ?? (path || nameOf(entry))
    if (seen.has(key)) {
      refuse('path', 'vehicle.repeated_row', path)
      continue
    }
    seen.add(key)
    if (!before) {
      const ownPath = path || newPath(entry, (each) => taken.has(each))
      taken.add(ownPath)
      plan.additions.push({ line, path: ownPath, entry })
      continue
    }
    const [was, becomes] = [vehicleTexts(before), vehicleTexts(entry)]
    const facts = differingFields(was, becomes).map((field) => ({
      field,
      before: was[field],
      after: becomes[field],
    }))
    if (facts.length === 0) plan.unchanged += 1
    else plan.changes.push({ line, vehicle: before, entry, facts })
  }
  return plan
}

const MOST_ROWS = 5_000
const MOST_SHOWN = 200

/** All vehicles as records of a CSV file, the heading first. Importing the file unchanged changes nothing. */
export async function vehicleRecords(): Promise<Cell[][]> {
  const vehicles = await listVehicles()
  return [[...fileColumns], ...vehicles.map(vehicleRecord)]
}

function vehicleRecord(vehicle: Vehicle): Cell[] {
  const texts = vehicleTexts(vehicle)
  const cells = vehicleFields.map((field) => {
    const value = vehicle[field]
    return typeof value === 'number' ? value : guardedText(texts[field])
  })
  return [vehicle.path, ...cells]
}

/** `year_from` and `Year from` are the column yearFrom. */
const tightHeading = (heading: string) => heading.replace(/[\s_\ufeff]/g, '').toLowerCase()

async function readFile(bytes: AsyncIterable<Uint8Array>): Promise<FileRow<FileColumn>[]> {
  const { rows } = await readRows<FileColumn>(decoded(bytes), {
    columnNamed: (heading) => fileColumns.find((column) => column.toLowerCase() === tightHeading(heading)),
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
 * All rows or none. `checked` is the state of the table that the check saw; without it nothing is changed.
 * @throws ShopError vehicle.list_changed, vehicle.too_many_rows, and the codes of `import` for an unreadable file
 */
export async function importVehicles(
  bytes: AsyncIterable<Uint8Array>,
  checked: string | undefined,
  by: ShopUser,
) {
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
    return { paths: isImported ? written : [], report: { ...importReport(plan), state, isImported } }
  })
  if (paths.length > 0) expireVehicles(paths)
  return report
}
export type VehicleImport = Awaited<ReturnType<typeof importVehicles>>

function importReport({ rows, unchanged, problems, additions, changes }: ReturnType<typeof planImport>) {
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
