import 'server-only'
import type { Cell } from '@/lib/platform/csv/write'
import { query } from '@/lib/platform/database/query'
import type { ErrorCode } from '@/lib/platform/errors'
import type { Facts } from '@/lib/shop/audit/rules'
import { selectProblems } from './queries'
import type { RowVerdict } from './row-check'
import type { ImportProblem } from './schema'

/** Lines read at a time. */
const BATCH = 500

/** The texts of the report in the administrator's language. */
export type ReportWords = {
  headings: string[]
  verdict: (verdict: RowVerdict) => string
  problem: (code: ErrorCode, column: string) => string
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
    const lines = await query()
      .selectFrom('catalogueImportRow')
      .select(['line', 'productId', 'verdict', 'changes'])
      .$narrowType<Pick<Line, 'verdict' | 'changes'>>()
      .where('importId', '=', importId)
      .where('line', '>', last)
      .orderBy('line')
      .limit(BATCH)
      .execute()
    const end = lines.at(-1)?.line
    if (end === undefined) return
    const problems = await selectProblems(importId)
      .where('line', '>', last)
      .where('line', '<=', end)
      .execute()
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
    return problems.map(({ column, code, value }) => [
      ...start,
      column,
      words.problem(code, column),
      value,
      null,
    ])
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
