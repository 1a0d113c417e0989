import 'server-only'
import { createHash } from 'node:crypto'
import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  expressionBuilder,
  type Kysely,
  type QueryResult,
  type RootOperationNode,
} from 'kysely'
import type { Tables } from './tables'

/** Stands for a value while a statement is written. */
class Placeholder {
  constructor(readonly name: string) {}
}

/** A prepared statement is written with these: each stands at the place of a value that every call sends. */
export type Placeholders<Values> = { [Name in keyof Values]: Expression<Values[Name]> }

const names = new WeakMap<RootOperationNode, string>()

/** The name under which a connection keeps a prepared statement; undefined for all others. */
export const preparedName = ({ query }: CompiledQuery): string | undefined => names.get(query)

/**
 * A statement that is written once in a process and parsed once on each connection: writing it anew would take as long as
 * sending it. `write` sees placeholders, so that the statement cannot depend on values.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  write: (placeholders: Placeholders<Values>) => Compilable<Row>,
): (on: Kysely<Tables>, values: Values) => Promise<QueryResult<Row>> {
  let statement: CompiledQuery<Row> | undefined
  let written = ''
  return (on, values) => {
    const named = Object.keys(values).sort().join()
    if (!statement) {
      statement = compile(write(placeholdersOf(values)))
      written = named
    }
    // A value that the first call left out has no placeholder, so a later call's value would be ignored.
    if (named !== written) throw new Error(`Written with ${written}, called with ${named}`)
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name] : parameter,
    )
    return on.executeQuery({ ...statement, parameters })
  }
}

function placeholdersOf<Values extends Record<string, unknown>>(values: Values): Placeholders<Values> {
  const { val } = expressionBuilder()
  const entries = Object.keys(values).map((name) => [name, val(new Placeholder(name))])
  return Object.fromEntries(entries) as Placeholders<Values>
}

function compile<Row>(written: Compilable<Row>): CompiledQuery<Row> {
  const statement = written.compile()
  // named by its text: a connection outlives a module that is loaded anew
  names.set(statement.query, createHash('sha256').update(statement.sql).digest('base64url').slice(0, 20))
  return statement
}
