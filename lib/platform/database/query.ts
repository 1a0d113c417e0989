import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type InsertQueryBuilder,
  type InsertResult,
  Kysely,
  type Transaction as KyselyTransaction,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely'
import pg from 'pg'
import { columnName, fieldName } from './column-names'
import { mainPool } from './db'
import { preparedName } from './prepared'
import type { Tables } from './tables'

export type Query = Kysely<Tables>
export type Transaction = KyselyTransaction<Tables>

/** By the database's clock, which all servers share. */
export const now = sql<Date>`now()`

/** A row whose every field has a column: TypeScript by itself does not check the fields that come from a spread. */
export const rowOf = <Table extends keyof Tables, Row extends object>(
  _table: Table,
  row: Row & Record<Exclude<keyof Row, keyof Tables[Table]>, never>,
): Row => row

const { INT8, JSON: JSON_TEXT, NUMERIC } = pg.types.builtins

/** Integers of 64 bits and sums of them are numbers: see `Tables`. */
const parsers = new pg.TypeOverrides()
parsers.setTypeParser(INT8, Number)
parsers.setTypeParser(NUMERIC, Number)
// Statements build `json` of rows, whose names are converted; stored documents are `jsonb` and keep their names
parsers.setTypeParser(JSON_TEXT, (text) => JSON.parse(text, withFieldNames))

function withFieldNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([column, each]) => [fieldName(column), each]))
}

/** A connection of the pool while a statement or a transaction has it. */
class Connection implements DatabaseConnection {
  /** The error that made the connection unusable. */
  failure?: Error

  constructor(readonly client: pg.PoolClient) {}

  async executeQuery<Row>(statement: CompiledQuery): Promise<QueryResult<Row>> {
    const { fields, rows, rowCount } = await this.client.query<unknown[]>({
      name: preparedName(statement),
      text: statement.sql,
      values: [...statement.parameters],
      rowMode: 'array',
      types: parsers,
    })
    const names = fields.map(({ name }) => fieldName(name))
    const named: unknown[] = rows.map((row) => withNames(names, row))
    return { rows: named as Row[], numAffectedRows: BigInt(rowCount ?? 0) }
  }

  streamQuery(): never {
    throw new Error('Rows are read page by page, by their ids')
  }
}

/** Three times as fast as `Object.fromEntries`, which counts with the rows of a list. */
function withNames(names: readonly string[], row: readonly unknown[]): Record<string, unknown> {
  const named: Record<string, unknown> = {}
  names.forEach((name, column) => {
    named[name] = row[column]
  })
  return named
}

function dialectOver(pool: () => pg.Pool): Dialect {
  const driver: Driver = {
    init: async () => {},
    destroy: async () => {},
    acquireConnection: async () => new Connection(await pool().connect()),
    beginTransaction: (connection) => send(connection, 'BEGIN'),
    commitTransaction: (connection) => send(connection, 'COMMIT'),
    // Never throws, so that the caller gets the error that broke the transaction off.
    rollbackTransaction: (connection) =>
      send(connection, 'ROLLBACK').catch((error: Error) => {
        if (connection instanceof Connection) connection.failure = error
      }),
    releaseConnection: async (connection) => {
      if (connection instanceof Connection) connection.client.release(connection.failure)
    },
  }
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new ColumnNames(),
  }
}

const send = async (connection: DatabaseConnection, text: string): Promise<void> =>
  void (await connection.executeQuery(CompiledQuery.raw(text)))

class ColumnNames extends PostgresQueryCompiler {
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(columnName(identifier))
  }
}

export const queryOn = (pool: () => pg.Pool): Query => new Kysely({ dialect: dialectOver(pool) })

const statements = queryOn(mainPool)

const otherStatements = new AsyncLocalStorage<Query>()

/** Statements on connections of the main pool, or of the replica's inside of `readReplica`. */
export const query = (): Query => otherStatements.getStore() ?? statements

/** Does `read` with statements of another pool. */
export const readOn = <T>(on: Query, read: () => Promise<T>): Promise<T> => otherStatements.run(on, read)

/** Inserts rows that all have the fields of the first, as one parameter of JSON. */
export function insertRows<DB, Table extends keyof DB & string, Row extends object>(
  tx: KyselyTransaction<DB>,
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
