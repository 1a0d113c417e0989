import { z } from 'zod'
import { uploadedHash } from '@/lib/media/formats'
import { locales, perLocale } from '@/lib/platform/i18n/routing'
import { factorDemands } from '@/lib/platform/identity/roles'
import { readDayHours, readSpecialDay, weekdays } from '@/lib/platform/opening-hours'
import { hasTwoDecimals, toGrosze, toPln } from '@/lib/platform/values/money'
import { readNumber } from '@/lib/platform/values/number-text'
import { isRowId } from '@/lib/platform/values/row-id'
import { isNip, plainNip } from '@/lib/platform/values/tax-id'
import { email, line, optionalLine, optionalParagraphs, phone } from '@/lib/platform/values/text'
import { readForeignRates } from '@/lib/shop/abroad'
import { accountNumber } from '@/lib/shop/transfer-code'
import { companyPaymentRules, deductionWays, usualHandovers } from './rules'
import { noText, type OwnTexts, textNames } from './texts'

/** A number as people type it. */
const numberField = (least: number, most: number) =>
  z
    .string('invalid_number')
    .transform(readNumber)
    .pipe(z.number('invalid_number').min(least, 'out_of_range').max(most, 'out_of_range'))

const readBy = <T>(read: (text: string) => T | undefined, message: string) =>
  z.string(message).transform((text, context) => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** The hours of one weekday; empty where the shop is closed. */
const dayHours = readBy(
  (text) => readDayHours(text) ?? (text.trim() === '' ? null : undefined),
  'settings.hours',
)

const MOST_SPECIAL_DAYS = 60

/** Dates with hours of their own, a line each. */
const specialDays = readBy((text) => {
  const lines = text.split('\n').filter((each) => each.trim() !== '')
  const days = lines.map(readSpecialDay).filter((day) => day !== null)
  return days.length === lines.length && days.length <= MOST_SPECIAL_DAYS
    ? days.toSorted((one, other) => one.day.localeCompare(other.day))
    : undefined
}, 'settings.special_days')

/** Rates of tax in other countries, a line each: `DE 19`. */
const foreignRates = readBy((text) => readForeignRates(text) ?? undefined, 'settings.foreign_rates')

const webAddress = optionalLine(300).refine((text) => text === '' || isWebAddress(text), 'invalid_url')
const isWebAddress = (text: string) => /^https:\/\/[^\s]+\.[^\s]+$/.test(text) && URL.canParse(text)

/** The address of a picture that was uploaded, or empty. */
const uploadedPicture = optionalLine(300).refine(
  (text) => text === '' || uploadedHash(text) !== undefined,
  'invalid_url',
)

/** Addresses with a comma or a space between them. Resend takes at most 50 recipients. */
const addresses = readBy((text) => {
  const list = text.split(/[\s,;]+/).filter(Boolean)
  return list.length <= 50 && list.every((address) => email.safeParse(address).success) ? list : undefined
}, 'incorrect_email')

const account = readBy(
  (text) => (text.trim() === '' ? '' : (accountNumber(text) ?? undefined)),
  'settings.account',
)

/** A text in all languages, or in none. */
const textOf = (most: number) =>
  z.object(perLocale(() => optionalParagraphs(most))).superRefine((text, { addIssue }) => {
    if (locales.every((locale) => text[locale] === '')) return
    for (const locale of locales)
      if (text[locale] === '')
        addIssue({ code: 'custom', path: [locale], message: 'settings.missing_language' })
  })

const day = z
  .string('invalid_value')
  .trim()
  .refine((text) => text === '' || z.iso.date().safeParse(text).success, 'invalid_value')

/** What goes back to a buyer of four usual tires; above it an owner refunds. */
export const USUAL_REFUND_LIMIT_GROSZE = 300_000

const workingDays = numberField(1, 60).refine(Number.isInteger, 'invalid_number')

const Typed = z.object({
  isClosed: z.boolean('unknown_value'),
  /** What buyers read meanwhile, and the day from which orders are taken again: nothing happens by itself then. */
  closedNote: textOf(500).default(noText),
  reopensOn: day.default(''),
  /** Whether companies that are not in Poland may order. */
  sellsToCompaniesAbroad: z.boolean('unknown_value').default(true),
  /** VAT rates for private buyers in the rest of the Union; a country without one has the Polish rate. */
  foreignRates: foreignRates.prefault(''),
  /** See `Handovers`; a release that goes back sends none. */
  installationArea: textOf(300).default(usualHandovers.installationArea),
  installationDays: workingDays.default(usualHandovers.installationDays),
  pickupDays: workingDays.default(usualHandovers.pickupDays),
  offersPickup: z.boolean('unknown_value').default(usualHandovers.offersPickup),
  deductions: z.enum(deductionWays, 'unknown_value').default('note'),
  companyPayments: z.enum(companyPaymentRules, 'unknown_value').default('transfer'),
  /** Whether the owner has read the terms that came with the shop, and stands by them. */
  isTermsRead: z.boolean('unknown_value').default(false),
  /** The roles that need a second factor; the session's statement reads this field. */
  secondFactor: z.enum(factorDemands, 'unknown_value').default('off'),
  details: z.object({
    name: line('required', 40),
    brand: line('required', 40),
    company: z.object({
      name: line('required', 120),
      street: line('required', 120),
      postCode: line('required', 6).regex(/^\d{2}-\d{3}$/, 'settings.post_code'),
      city: line('required', 60),
      taxId: line('required', 20).refine(isNip, 'settings.tax_id').transform(plainNip),
      courtRegister: optionalLine(60),
      court: optionalLine(120),
      shareCapital: numberField(0, 1_000_000_000),
      bdo: optionalLine(9).refine((text) => /^(\d{9})?$/.test(text), 'settings.bdo'),
    }),
    phone: line('phone_required', 40).refine(
      (text) => phone.safeParse(text).success,
      'incorrect_phone_number',
    ),
    email,
    hours: z.object({
      week: z
        .array(dayHours)
        .length(weekdays.length, 'settings.hours')
        .refine((week) => week.some(Boolean), { path: [0], message: 'settings.hours' }),
      special: specialDays,
    }),
    map: z.object({ latitude: numberField(-90, 90), longitude: numberField(-180, 180) }),
    social: z.object({ facebook: webAddress, instagram: webAddress, youtube: webAddress }),
    apps: z.object({ android: webAddress, ios: webAddress }),
    /** A release that goes back sends none. */
    partsAddress: webAddress.default(''),
    /** The Commission's pictures, uploaded; a release that goes back sends none. */
    guaranteeNotice: z.object({ pl: uploadedPicture, en: uploadedPicture }).default({ pl: '', en: '' }),
  }),
  /** 26 digits, or empty. */
  bankAccount: account,
  /** PLN that a member of the staff who is no owner may refund for one order. */
  refundLimit: numberField(0, 1_000_000)
    .refine(hasTwoDecimals, 'two_decimals')
    .default(toPln(USUAL_REFUND_LIMIT_GROSZE)),
  /** Recipients of mails about new orders; about withdrawals, complaints and reports about safety. Empty: see lib/shop/settings/load.ts. */
  mail: z.object({ orders: addresses, claims: addresses }),
  texts: z
    .partialRecord(z.enum(textNames, 'unknown_value'), textOf(20_000))
    .transform(
      (texts): OwnTexts => Object.fromEntries(Object.entries(texts).filter(([, text]) => text.pl !== '')),
    ),
})

/** The owner's settings. A text that is empty in all languages stands for the built-in one. */
export const Settings = Typed.transform(({ refundLimit, ...settings }) => ({
  ...settings,
  refundLimitGrosze: toGrosze(refundLimit),
}))
export type Settings = z.output<typeof Settings>
export type SettingsInput = z.input<typeof Settings>

/** All settings, in place of those of the version that was edited; 0 where there was none. */
export const SaveSettings = z.object({ version: z.int('invalid_number').min(0), settings: Settings })
export type SaveSettings = z.output<typeof SaveSettings>

export const RestoreSettings = z.object({
  version: z.int('invalid_number').min(0),
  restores: z.int('invalid_number').refine(isRowId, 'out_of_range'),
})
export type RestoreSettings = z.output<typeof RestoreSettings>
