import 'server-only'
import { z } from 'zod'
import { db } from '@/lib/core/database/db'
import type { ErrorCode } from '@/lib/core/errors'
import { isErrorCode } from '@/lib/errors'
import { setOwnCookie } from '@/lib/http/own-cookie'
import { type Locale, localePath } from '@/lib/i18n/routing'
import { draftId } from './draft-id'
import { RESULT_PATH } from './rules'
import { TypedComplaint } from './schema'

/** Leads the next page to what became of a form, so that nothing personal stands in an address. */
export const RESULT_COOKIE = 'trakt-complaint'
const MINUTES = 30

const Result = z.union([
  /** Received: when, and the last day for the answer, as `2026-11-22`. */
  z.object({ submittedAt: z.iso.datetime(), answerDueOn: z.iso.date(), email: z.string() }),
  /** Refused, with the draft that has what was typed. */
  z.object({ draftId }),
  /** Refused before anything could be kept. */
  z.object({ failure: z.string() }),
])
export type Result = z.output<typeof Result>

/** What a form came to, out of its cookie; null for one that is missing or not ours. */
export function readResult(value: string | undefined): Result | null {
  try {
    return Result.safeParse(JSON.parse(Buffer.from(value ?? '', 'base64url').toString())).data ?? null
  } catch {
    return null
  }
}

/** Sends the browser to the page that shows what became of its form. */
export function showResult(locale: Locale, result: Result): Response {
  const value = Buffer.from(JSON.stringify(result)).toString('base64url')
  return new Response(null, {
    status: 303,
    headers: {
      location: localePath(locale, RESULT_PATH),
      'set-cookie': setOwnCookie(RESULT_COOKIE, value, MINUTES * 60),
    },
  })
}

const Draft = z.object({
  typed: TypedComplaint,
  /** Why it was refused, besides what is wrong with its fields. */
  failure: z.string().nullable(),
})

export type StoredDraft = {
  id: string
  typed: TypedComplaint
  failure: ErrorCode | null
  /** How many pictures came with it and need not be chosen again. */
  pictures: number
}

/** A form that was refused; null for one that is over. */
export async function readDraft(id: string): Promise<StoredDraft | null> {
  const row = await db().complaintDraft.findUnique({
    where: { id },
    select: { typed: true, _count: { select: { pictures: true } } },
  })
  const draft = Draft.safeParse(row?.typed).data
  if (!row || !draft) return null
  const { failure } = draft
  return {
    id,
    typed: draft.typed,
    failure: failure !== null && isErrorCode(failure) ? failure : null,
    pictures: row._count.pictures,
  }
}
