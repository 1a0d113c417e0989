import type { CellValue } from '@/lib/assortment/exchange/file/cells'
import type { FileRow } from '@/lib/assortment/exchange/file/rows'
import type { RowProblem } from '@/lib/fitment/vehicles/admin-schema'
import { textsOf, VehicleEntry, type VehicleField, vehicleFields } from '@/lib/fitment/vehicles/entry'
import { isPath, newPath } from '@/lib/fitment/vehicles/path'
import type { EditedVehicle } from '@/lib/fitment/vehicles/rows'
import type { FieldError } from '@/lib/platform/errors'
import { differingFields } from '@/lib/platform/forms/merge'
import { fieldErrors } from '@/lib/platform/http/fields'

// What a file of vehicles would do, decided without I/O: the check and the import ask the same function.

export const fileColumns = ['path', ...vehicleFields] as const
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
  problems: RowProblem[]
  additions: Addition[]
  changes: Change[]
}

const textOf = (value: CellValue | undefined): string => String(value ?? '')

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
    const refuse = (column: string, code: FieldError['code'], value: string) =>
      plan.problems.push({ line, column, code, value: value.slice(0, 80) })
    for (const { path, code, value } of problems) refuse(path, code, value)
    const texts = Object.fromEntries(
      vehicleFields.flatMap((field): [VehicleField, string][] =>
        cells[field] === undefined ? [] : [[field, textOf(cells[field])]],
      ),
    )
    const path = textOf(cells.path).trim()
    const before = path
      ? byPath.get(path)
      : byName.get(nameOf({ make: '', model: '', generation: '', yearFrom: '', ...texts }))
    if (path && !isPath(path)) refuse('path', 'vehicle.path_format', path)
    const { data: entry, error } = VehicleEntry.safeParse(before ? { ...textsOf(before), ...texts } : texts)
    for (const { path: column, code } of error ? fieldErrors(error) : [])
      refuse(column, code, textOf(cells[column as FileColumn]))
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
    const [was, becomes] = [textsOf(before), textsOf(entry)]
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
