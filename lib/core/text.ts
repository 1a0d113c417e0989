import { z } from 'zod'

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
const control = /[\u0000-\u001f\u007f]/

const oneLine = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .max(most, 'too_long')
    .refine((text) => !control.test(text), 'invalid_value')

/** One line of text that must be there: trimmed, no control characters, at most `most` characters. */
export const line = (required: string, most: number) => oneLine(required, most).min(1, required)

/** The same where it may be empty, or left out. */
export const optionalLine = (most: number) => oneLine('invalid_value', most).default('')

const link = /:\/\/|www\./i

/** One line that names a person, a company or a place: letters repeat it to others, so it holds no web address. */
export const nameLine = (required: string, most: number) =>
  line(required, most).refine((text) => !link.test(text), 'no_links')

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused here
const controlButLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const lines = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .max(most, 'too_long')
    .refine((text) => !controlButLines.test(text), 'invalid_value')

const endedInOneWay = (text: string) => text.replace(/\r\n?/g, '\n')

/** Text of several lines that must be there: trimmed, at most `most` characters, lines ended in one way. */
export const paragraphs = (required: string, most: number) =>
  lines(required, most).min(1, required).transform(endedInOneWay)

/** The same where it may be empty, or left out. */
export const optionalParagraphs = (most: number) =>
  lines('invalid_value', most).transform(endedInOneWay).default('')

/** The address of a picture: a path of the shop, or https. */
export const pictureAddress = (required: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(2_000, 'too_long')
    .regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'invalid_url')

/**
 * E-mail by the specification's pattern, with two letters or more after the last dot (.online is one).
 * Lower-casing is left to the identity provider.
 */
export const email = line('email_required', 254).regex(
  /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i,
  'incorrect_email',
)

/**
 * Phone: an optional plus and 7 to 15 digits; spaces, hyphens, dots and brackets that people write are dropped, and so
 * are the marks of direction that come along with a number copied from a telephone.
 */
export const phone = line('phone_required', 40)
  .transform((text) => text.replace(/[\s().\p{Pd}\p{Cf}]/gu, ''))
  .pipe(z.string().regex(/^\+?\d{7,15}$/, 'incorrect_phone_number'))

/** A whole number in a search parameter; out of range it is an error, never clamped. */
export const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'invalid_number')
    .transform(Number)
    .pipe(z.number().min(least, 'out_of_range').max(most, 'out_of_range'))
