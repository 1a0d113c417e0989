import type { ReactNode } from 'react'
import { classes } from './classes'

export type Column<Row> = {
  key: string
  /** The column's name, as cards repeat it beside the value. */
  header: ReactNode
  /** What the head of the table shows instead of the bare name, a way to sort for one. */
  head?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
  cell: (row: Row) => ReactNode
  /** Figures stand at the right, under one another. */
  numeric?: boolean
  /** On a card it takes the whole width and says itself what it is: its column's name is left out. */
  wide?: boolean
}

type Props<Row> = {
  /** Says what the table lists; heard, not seen. */
  caption: string
  columns: Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/**
 * A table that becomes one card per row on a phone, each value beside its column's name. The roles are spelled out
 * because browsers drop them from a table that is not displayed as one.
 */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className="block w-full border-collapse text-left md:table">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              aria-sort={column.sorted}
              className={classes(
                'border-b-2 border-type px-3 py-2 text-sm font-semibold',
                column.numeric && 'text-right',
              )}
            >
              {column.head ?? column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="flex flex-col gap-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="block rounded border border-hairline bg-face p-3 md:table-row md:border-0"
          >
            {columns.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={classes(
                  'flex justify-between gap-4 py-1.5 md:table-cell md:border-b md:border-hairline md:px-3 md:py-3',
                  column.numeric && 'tabular-nums md:text-right',
                )}
              >
                {column.wide ? null : (
                  <span aria-hidden="true" className="shrink-0 text-sm text-soft md:hidden">
                    {column.header}
                  </span>
                )}
                <span className={classes('min-w-0', column.wide ? 'max-md:w-full' : 'max-md:text-right')}>
                  {column.cell(row)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
