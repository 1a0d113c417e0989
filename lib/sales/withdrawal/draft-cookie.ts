import { z } from 'zod'
import { failureCode, formCookie } from '@/lib/platform/http/own-cookie'
import { type Locale, localePath } from '@/lib/platform/i18n/routing'
import { STATEMENT_PATH } from './rules'
import { ConfirmedDraft } from './schema'

const PendingWithdrawal = ConfirmedDraft.extend({
  failure: failureCode.optional().catch(undefined),
  /** When it was received, ISO 8601. */
  submittedAt: z.iso.datetime().optional(),
})

/** Holds a draft between the steps. */
export const pendingCookie = formCookie('trakt-withdrawal', 30, PendingWithdrawal)

export const showPending = (locale: Locale, pending: z.output<typeof PendingWithdrawal>): Response =>
  pendingCookie.sendTo(localePath(locale, STATEMENT_PATH), pending)
