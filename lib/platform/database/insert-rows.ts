import 'server-only'
import { type InsertQueryBuilder, type InsertResult, sql, type Transaction } from 'kysely'
import { columnName } from './column-names'

/**
 * Inserts rows that all have the fields of the first. They travel as JSON, one parameter however many there are; what is
 * JSON in the table is given as it is.
 */
export function insertRows<DB, Table extends keyof DB & string, Row extends object>(
  tx: Transaction<DB>,
  table: Table,
  rows: readonly (Row & Record<Exclude<keyof Row, keyof DB[Table]>, never>)[],
): InsertQueryBuilder<DB, Table, InsertResult> {
  const fields = Object.keys(rows[0] ?? {}) as (keyof DB[Table] & string)[]
  const columns = sql.join(fields.map((field) => sql.ref(field)))
  const json = JSON.stringify(rows.map(withColumnNames))
  return tx
    .insertInto(table)
    .columns(fields)
    .expression(
      sql`SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${json}::jsonb)`,
    )
}

const withColumnNames = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnName(field), value]))
