import { z } from 'zod'
import { locales } from '@/lib/platform/i18n/routing'
import { email, hasNoLink, nameLine, optionalLine, optionalParagraphs } from '@/lib/platform/values/text'
import { isAccountNumber, normalAccountNumber } from '@/lib/sales/claims/rules'

/** The most characters of each field: the whole draft fits into a cookie, in any language. */
export const statementLengths = {
  name: 100,
  orderNumber: 40,
  email: 254,
  lines: 500,
  accountNumber: 60,
} as const

/** As it was typed, right or wrong. A browser counts the end of a line as one character and sends two. */
const typed = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n'))
    .pipe(z.string().max(most, 'too_long'))
    .default('')

/** The body of the first step, accepted with errors so that the page can show it again. */
export const WithdrawalDraft = z.object({
  locale: z.enum(locales, 'unknown_value'),
  name: typed(statementLengths.name),
  orderNumber: typed(statementLengths.orderNumber),
  email: typed(statementLengths.email),
  lines: typed(statementLengths.lines),
  accountNumber: typed(statementLengths.accountNumber),
})
export type WithdrawalDraft = z.output<typeof WithdrawalDraft>

/** The body of the second step: the same again, with the key that makes two presses one statement. */
export const ConfirmedDraft = WithdrawalDraft.extend({ key: z.uuid('invalid_value') })
export type ConfirmedDraft = z.output<typeof ConfirmedDraft>

/** A statement of withdrawal (Directive 2011/83/EU, art. 11a). The law forbids asking for a reason. */
export const Withdrawal = z.object({
  locale: z.enum(locales),
  name: nameLine('full_name_required', statementLengths.name),
  orderNumber: nameLine('required', statementLengths.orderNumber),
  email,
  /** Empty for the whole order. */
  lines: optionalParagraphs(statementLengths.lines).refine(hasNoLink, 'no_links'),
  /** Where the money is to go, as an IBAN; empty for the way it came. */
  accountNumber: optionalLine(statementLengths.accountNumber)
    .transform(normalAccountNumber)
    .refine((number) => number === '' || isAccountNumber(number), 'withdrawal.account_number'),
})
export type Withdrawal = z.output<typeof Withdrawal>
