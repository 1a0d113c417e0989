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

/** The id of a refused form opens what was typed, so all of its 128 bits are random; those of a UUID are 122. */
export const newDraftId = (): string =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** As PostgreSQL's type uuid takes it, whatever its version says. */
export const draftId = z.guid()

const FormResult = z.union([
  /** Received: when, and the last day for the answer, as `2026-11-22`. */
  z.object({
    submittedAt: z.iso.datetime(),
    answerDueOn: z.iso.date(),
    email: z.string(),
    /** How many pictures the shop had no room for. */
    picturesLeftOut: z.int().default(0),
    /** Of the complaint, for the file with what was sent. */
    key: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  /** Refused, with the draft that has what was typed, and why besides what is wrong with its fields. */
  z.object({ draftId, failure: failureCode.optional() }),
  z.object({ failure: failureCode }),
])
export type FormResult = z.output<typeof FormResult>

/** Leads the next page to what became of a form. */
export const resultCookie = formCookie('trakt-complaint', 30, FormResult)

/** How long the pictures of other forms may take, in seconds. */
const RETRY_AFTER_SECONDS = 30

/** Sends the browser on to what became of its form; when the shop is busy by `Refresh`, which it follows at any status. */
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
  /** Why it was refused, besides what is wrong with its fields. */
  failure: failureCode.nullable().catch(null),
})

export type StoredDraft = z.output<typeof Draft> & {
  id: string
  /** How many pictures came with it and need not be chosen again. */
  pictures: number
}

/** A form that was refused; null for one that is over. */
export async function readComplaintDraft(id: string): Promise<StoredDraft | null> {
  const row = await db().complaintDraft.findUnique({
    where: { id },
    select: { typed: true, _count: { select: { pictures: true } } },
  })
  const draft = Draft.safeParse(row?.typed).data
  return row && draft ? { id, ...draft, pictures: row._count.pictures } : null
}
