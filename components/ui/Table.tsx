import type { ReactNode } from 'react'
import { classes } from './classes'

export type Column<Row> = {
  key: string
  /** The column's name; cards repeat it beside the value. */
  header: ReactNode
  /** Replaces the name in the table's head, with a sort link for example. */
  head?: ReactNode
  sorted?: 'ascending' | 'descending' | undefined
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** Takes the width that the other columns leave. */
  rest?: boolean
  /** On a card the value takes the whole width and the column's name is left out. */
  wide?: boolean
  /** Where the value stands in cards that are laid out as a grid; the column's name is left out. */
  card?: string
}

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  without?: readonly string[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The breakpoint from which rows are shown as a table; a table with many columns needs `xl`. */
  from?: 'md' | 'xl'
  /** The grid of a card; its columns say where they stand in it. */
  cardGrid?: string
}

const looks = {
  md: {
    table: 'md:table print:table',
    head: 'md:not-sr-only md:table-header-group print:not-sr-only print:table-header-group',
    body: 'md:table-row-group print:table-row-group',
    row: 'md:table-row md:border-0 print:table-row print:border-0',
    cell: 'md:table-cell md:border-b md:border-hairline md:px-3 md:py-3 print:table-cell print:border-b print:px-3 print:py-2',
    numeric: 'md:text-right md:tabular-nums print:text-right',
    name: 'md:hidden print:hidden',
  },
  xl: {
    table: 'xl:table',
    head: 'xl:not-sr-only xl:table-header-group',
    body: 'md:grid md:grid-cols-2 xl:table-row-group',
    row: 'xl:table-row xl:border-0',
    cell: 'xl:table-cell xl:border-b xl:border-hairline xl:px-3 xl:py-3',
    numeric: 'xl:text-right xl:tabular-nums',
    name: 'xl:hidden',
  },
} as const

/** A table whose rows become cards on narrow screens. Its roles are written out: browsers drop them with another `display`. */
export function Table<Row>(props: Props<Row>) {
  const { caption, columns, without = [], rows, rowKey, from = 'md', cardGrid } = props
  const shown = columns.filter(({ key }) => !without.includes(key))
  const look = looks[from]
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={classes('block w-full border-collapse text-left', look.table)}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={classes('sr-only', look.head)}>
        <tr role="row">
          {shown.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              aria-sort={column.sorted}
              className={classes(
                'border-b-2 border-type px-3 py-2 text-sm font-semibold',
                column.numeric && 'text-right',
                column.rest && 'w-full',
              )}
            >
              {column.head ?? column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={classes('flex flex-col gap-3', look.body)}>
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={classes(cardGrid ?? 'block', 'rounded border border-hairline bg-face p-3', look.row)}
          >
            {shown.map((column) => (
              <td
                key={column.key}
                role="cell"
                className={classes(
                  column.card ??
                    (column.wide
                      ? 'block py-1.5'
                      : 'grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-baseline gap-4 py-1.5'),
                  look.cell,
                  column.numeric && look.numeric,
                )}
              >
                {column.wide || column.card ? null : (
                  <span aria-hidden="true" className={classes('text-sm text-soft', look.name)}>
                    {column.header}
                  </span>
                )}
                <div className="min-w-0">{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
