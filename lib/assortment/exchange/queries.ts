import 'server-only'
import { type NotNull, sql } from 'kysely'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { type InvalidField, ShopError } from '@/lib/platform/errors'
import type { AuditFacts } from '@/lib/shop/audit/rules'
import type { ImportJob, ImportProblem, ImportProblems, ImportReport } from './schema'

/** The rows of this many files are kept. */
export const KEPT_JOBS = 10

const selectJobs = () =>
  query()
    .selectFrom('catalogueImport')
    .select([
      'id',
      'productType',
      'fileName',
      'state',
      'startedByName',
      'startedAt',
      'finishedAt',
      'encoding',
      'columns',
      'rows',
      'created',
      'changed',
      'unchanged',
      'refused',
      'done',
      'failure',
      'failureFields',
    ])
    .$narrowType<Pick<ImportJob, 'state' | 'failure'> & { failureFields: InvalidField[] | null }>()

type Row = Awaited<ReturnType<ReturnType<typeof selectJobs>['execute']>>[number]

const toJob = ({ startedAt, finishedAt, failureFields, ...row }: Row): ImportJob => ({
  ...row,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  failureFields: failureFields ?? [],
})

/** @throws ShopError import.not_found */
export async function readJob(id: number): Promise<ImportJob> {
  const row = await selectJobs().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('import.not_found')
  return toJob(row)
}

export const importExists = async (id: number): Promise<boolean> =>
  (await db().catalogueImport.count({ where: { id } })) > 0

export async function recentJobs(): Promise<ImportJob[]> {
  const rows = await selectJobs().orderBy('id', 'desc').limit(KEPT_JOBS).execute()
  return rows.map(toJob)
}

/** A page groups this many problems, and names this many rows of a group. */
const GROUPED = 20_000
const NAMED_LINES = 200

/** A page shows at most this many problems, changes and new products; the report has all of them. */
const SHOWN = 50

export async function readReport(id: number): Promise<ImportReport> {
  const job = await readJob(id)
  const [problems, { drafts, unlisted }, changes, additions] = await Promise.all([
    groupedProblems(id),
    unlistedAdditions(id),
    query()
      .selectFrom('catalogueImportRow')
      .leftJoin('product', 'product.id', 'productId')
      .select(({ ref }) => [
        'line',
        'productId',
        'product.title',
        'product.sku',
        sql<AuditFacts>`${ref('changes')}->'before'`.as('before'),
        sql<AuditFacts>`${ref('changes')}->'after'`.as('after'),
      ])
      .$narrowType<{ productId: NotNull }>()
      .where('importId', '=', id)
      .where('verdict', '=', 'changed')
      .orderBy('line')
      .limit(SHOWN)
      .execute(),
    query()
      .selectFrom('catalogueImportRow')
      .select(({ ref }) => [
        'line',
        sql<string>`${ref('cells')}->>'title'`.as('title'),
        // the file says PLN
        sql<number>`round((${ref('cells')}->>'price')::numeric * 100)::int`.as('priceGrosze'),
        sql<number>`(${ref('cells')}->>'quantityInStock')::int`.as('quantityInStock'),
      ])
      .where('importId', '=', id)
      .where('verdict', '=', 'created')
      .orderBy('line')
      .limit(SHOWN)
      .execute(),
  ])
  return { job, problems, drafts, shown: job.created - unlisted, changes, additions }
}

/** What is wrong with the rows of a file, the same thing once. */
const groupedProblems = (importId: number): Promise<ImportProblems[]> =>
  query()
    .selectFrom(selectProblems(importId).limit(GROUPED).as('problem'))
    .select(['column', 'code', 'value'])
    .select(({ fn, ref }) => [
      fn.countAll<number>().as('rows'),
      sql<number[]>`(array_agg(${ref('line')} ORDER BY ${ref('line')}))[1:${sql.lit(NAMED_LINES)}]`.as(
        'lines',
      ),
    ])
    .groupBy(['column', 'code', 'value'])
    .orderBy(({ fn }) => fn.min('line'))
    .orderBy(({ fn }) => fn.min('id'))
    .limit(SHOWN)
    .execute()

/** How many of a file's new products are drafts, and how many are in no list of the shop. */
const unlistedAdditions = (importId: number) =>
  query()
    .selectFrom('catalogueImportRow')
    .select(({ ref }) => {
      const status = sql`coalesce(${ref('cells')}->>'status', CASE ${ref('cells')}->>'inArchive' WHEN 'true' THEN 'archived' ELSE 'onSale' END)`
      return [
        sql<number>`count(*) FILTER (WHERE ${status} = 'draft')`.as('drafts'),
        sql<number>`count(*) FILTER (WHERE ${status} <> 'onSale')`.as('unlisted'),
      ]
    })
    .where('importId', '=', importId)
    .where('verdict', '=', 'created')
    .executeTakeFirstOrThrow()

export const selectProblems = (importId: number) =>
  query()
    .selectFrom('catalogueImportProblem')
    .select(['id', 'line', 'columnName as column', 'code', 'value'])
    .$narrowType<Pick<ImportProblem, 'code'>>()
    .where('importId', '=', importId)
    .orderBy('line')
    .orderBy('id')
