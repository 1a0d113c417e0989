import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { db } from '@/lib/platform/database/db'
import { errorStatus } from '@/lib/platform/error-codes'
import { failureCode, formCookie } from '@/lib/platform/http/own-cookie'
import { barePage } from '@/lib/platform/http/server/bare-page'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { RESULT_PATH } from './rules'
import { TypedComplaint } from './schema'

/** An id with 128 random bits (a UUID has 122), because it opens what was typed into a refused form. */
export const newDraftId = (): string =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** Any 128 bits in the form of a UUID, as PostgreSQL's type takes them. */
export const draftId = z.guid()

const FormResult = z.union([
  /** Received; `answerDueOn` is the last day for the answer, as `2026-11-22`. */
  z.object({
    submittedAt: z.iso.datetime(),
    answerDueOn: z.iso.date(),
    email: z.string(),
    /** The number of pictures that the shop had no room for. */
    picturesLeftOut: z.int().default(0),
    /** The complaint's key, for its receipt as a file. */
    key: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  /** Refused; the draft has what was typed, `failure` a reason beyond the errors of its fields. */
  z.object({ draftId, failure: failureCode.optional() }),
  z.object({ failure: failureCode }),
])
export type FormResult = z.output<typeof FormResult>

/** Carries the outcome of a form to the next page. */
export const resultCookie = formCookie('trakt-complaint', 30, FormResult)

/** The time after which pictures of other forms are stored, in seconds. */
const RETRY_AFTER_SECONDS = 30

/** Redirects to the outcome of a form. A busy shop answers 503 with `Refresh`, which browsers follow at any status. */
export function showResult(locale: Locale, result: FormResult): Response {
  const path = localePath(locale, RESULT_PATH)
  const redirect = resultCookie.sendTo(path, result)
  const failure = 'failure' in result ? result.failure : undefined
  if (!failure || errorStatus[failure] !== 503) return redirect
  const headers = {
    'set-cookie': redirect.headers.get('set-cookie') ?? '',
    'retry-after': String(RETRY_AFTER_SECONDS),
    refresh: `0; url=${path}`,
  }
  return barePage(503, 'shopBusy', { way: { locale, path, word: 'showForm' }, headers })
}

const Draft = z.object({
  typed: TypedComplaint,
  /** A reason of the refusal beyond the errors of its fields. */
  failure: failureCode.nullable().catch(null),
})

export type StoredDraft = z.output<typeof Draft> & {
  id: string
  /** The number of stored pictures, which need not be chosen again. */
  pictures: number
}

/** A refused form; null once it is deleted. */
export async function readComplaintDraft(id: string): Promise<StoredDraft | null> {
  const row = await db().complaintDraft.findUnique({
    where: { id },
    select: { typed: true, _count: { select: { pictures: true } } },
  })
  const draft = Draft.safeParse(row?.typed).data
  return row && draft ? { id, ...draft, pictures: row._count.pictures } : null
}
