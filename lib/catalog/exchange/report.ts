import 'server-only'
import type { Facts } from '@/lib/audit/rules'
import { db } from '@/lib/core/db'
import type { ErrorCode } from '@/lib/core/errors'
import type { Cell } from '@/lib/csv/write'
import type { RowVerdict } from './row-check'
import type { ImportProblem } from './schema'

/** Lines read at a time. */
const BATCH = 500

/** The texts of the report in the administrator's language. */
export type ReportWords = {
  headings: string[]
  verdict: (verdict: RowVerdict) => string
  problem: (code: ErrorCode) => string
}

type Line = { line: number; productId: number | null; verdict: RowVerdict; changes: ChangeOf | null }
type ChangeOf = { before: Facts; after: Facts }

/**
 * The outcome of every line of a checked or imported file: errors of refused cells, old and new values of changed ones.
 * Yields the records of a CSV file, the heading first.
 */
export async function* reportRecords(importId: number, words: ReportWords): AsyncGenerator<Cell[][]> {
  yield [words.headings]
  for (let last = 0; ; ) {
    const lines = await db().$queryRaw<Line[]>`
      SELECT line, product_id AS "productId", verdict, changes FROM catalogue_import_row
      WHERE import_id = ${importId} AND line > ${last} ORDER BY line LIMIT ${BATCH}`
    const end = lines.at(-1)?.line
    if (end === undefined) return
    const problems = await db().$queryRaw<ImportProblem[]>`
      SELECT line, column_name AS column, code, value FROM catalogue_import_problem
      WHERE import_id = ${importId} AND line > ${last} AND line <= ${end} ORDER BY line, id`
    yield lines.flatMap((line) => recordsOf(line, problems, words))
    last = end
  }
}

function recordsOf(
  { line, productId, verdict, changes }: Line,
  all: ImportProblem[],
  words: ReportWords,
): Cell[][] {
  const start: Cell[] = [line, productId, words.verdict(verdict)]
  const problems = all.filter((problem) => problem.line === line)
  if (problems.length > 0)
    return problems.map(({ column, code, value }) => [...start, column, words.problem(code), value, null])
  if (!changes) return [[...start, null, null, null, null]]
  return Object.keys(changes.after).map((column) => [
    ...start,
    column,
    null,
    cellOf(changes.before[column]),
    cellOf(changes.after[column]),
  ])
}

const cellOf = (fact: Facts[string] | undefined): Cell =>
  Array.isArray(fact) ? fact.join(' ') : (fact ?? null)
