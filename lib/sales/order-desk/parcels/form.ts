import { type CarrierCode, type Parcel, plainParcelNumber } from '@/lib/sales/orders/parcels/rules'

/** A row of the form. `key` tells rows apart: the id of a saved parcel, below 1 for a new row. */
export type Row = { key: number; carrier: CarrierCode; carrierName: string; number: string }

/** A row after the others, with the carrier of the last one. */
export const emptyRow = (others: Row[]): Row => ({
  key: Math.min(1, ...others.map(({ key }) => key)) - 1,
  carrier: others.at(-1)?.carrier ?? 'inpost',
  carrierName: '',
  number: '',
})

const parcelRows = (parcels: Parcel[]): Row[] =>
  parcels.map(({ id, carrier, carrierName, number }) => ({
    key: id,
    carrier,
    carrierName: carrierName ?? '',
    number,
  }))

const contentOf = ({ carrier, carrierName, number }: Row): string =>
  JSON.stringify([carrier, carrier === 'other' ? carrierName.trim() : '', plainParcelNumber(number)])
const isSameContent = (one: Row, other: Row) => contentOf(one) === contentOf(other)
const isEmptyParcel = ({ carrierName, number }: Row) => !number.trim() && !carrierName.trim()

export const isSameParcels = (one: Parcel[], other: Parcel[]): boolean =>
  JSON.stringify(parcelRows(one)) === JSON.stringify(parcelRows(other))

/** The typed rows, and the saved or sent rows that they began from; matching rows share a key. */
export type Entry = { rows: Row[]; base: Row[] }

/**
 * The form after the saved parcels have changed: edited rows stay edited, removed rows stay removed, and the others show
 * the saved parcels. Saving replaces parcels and their ids, so rows are matched by content.
 */
export function mergeRows({ rows, base }: Entry, parcels: Parcel[]): Entry {
  const saved = parcelRows(parcels).map((row) => ({
    ...row,
    key: base.find((before) => isSameContent(before, row))?.key ?? row.key,
  }))
  const rowOf = ({ key }: Row) => rows.find((row) => row.key === key)
  const isTouched = (before: Row) => {
    const row = rowOf(before)
    return row !== undefined && !isSameContent(row, before)
  }
  const beforeOf = ({ key }: Row) => base.find((before) => before.key === key)
  const shown = saved.flatMap((row) => {
    const before = beforeOf(row)
    if (!before) return [row]
    return isTouched(before) ? (rowOf(row) ?? []) : rowOf(row) ? [row] : []
  })
  const own = rows.filter((row) => {
    if (shown.some(({ key }) => key === row.key) || isEmptyParcel(row)) return false
    const before = beforeOf(row)
    return before ? isTouched(before) : !saved.some((each) => isSameContent(each, row))
  })
  const merged = [...shown, ...own]
  return { rows: merged.length > 0 ? merged : [emptyRow([])], base: saved }
}
