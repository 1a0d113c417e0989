import type { Selectable } from 'kysely'
import { z } from 'zod'
import { productTypes } from '@/lib/catalog/product/schema'
import type { Tables } from '@/lib/platform/database/tables'
import type { ErrorCode, InvalidField } from '@/lib/platform/errors'

export const MOST_FILE_BYTES = 50 * 1024 * 1024

export type ImportState = 'checking' | 'checked' | 'importing' | 'imported' | 'failed'

/** An uploaded file and the state of its import. */
export type ImportJob = Omit<
  Selectable<Tables['catalogueImport']>,
  'startedBy' | 'state' | 'startedAt' | 'finishedAt' | 'failure' | 'failureFields'
> & {
  state: ImportState
  startedAt: string
  finishedAt: string | null
  /** Why the import failed or went back to the check, and the columns or line it is about. */
  failure: ErrorCode | null
  failureFields: InvalidField[]
}

/** A refused cell: its place, its error and its text. */
export type ImportProblem = { line: number; column: string; code: ErrorCode; value: string }

/** The same error with the same text in the same column of one or more rows. */
export type ImportProblems = Omit<ImportProblem, 'line'> & {
  /** The first of them, in order. */
  lines: number[]
  rows: number
}

export type ImportChange = {
  line: number
  productId: number
  /** Of the product as it is now; null for one that is gone. */
  title: string | null
  sku: string | null
  before: Record<string, unknown>
  after: Record<string, unknown>
}

export type ImportAddition = { line: number; title: string; priceGrosze: number; quantityInStock: number }

export type ImportReport = {
  job: ImportJob
  problems: ImportProblems[]
  /** New products that are drafts, and new ones that buyers see. */
  drafts: number
  shown: number
  changes: ImportChange[]
  additions: ImportAddition[]
}

export const UploadQuery = z.object({
  type: z.enum(productTypes, 'unknown_value'),
  name: z
    .string('required')
    .trim()
    .min(1, 'required')
    .transform((name) => name.slice(-200)),
})

export const exportStates = ['all', 'sale', 'archived', 'sold_out'] as const
export const ExportQuery = z.object({
  type: z.enum(productTypes, 'unknown_value'),
  state: z.enum(exportStates, 'unknown_value').default('all'),
})
export type ExportQuery = z.output<typeof ExportQuery>
