import { z } from 'zod'
import { hasLink } from './links'

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused here
const control = /[\u0000-\u001f\u007f]/

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused here
const controlButLines = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const textWithout = (refused: RegExp) => (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .max(most, { error: 'too_long', abort: true })
    .refine((text) => !refused.test(text), 'invalid_value')
const oneLine = textWithout(control)
const lines = textWithout(controlButLines)

/** One required line of text: trimmed, no control characters, at most `most` characters. */
export const line = (required: string, most: number) => oneLine(required, most).min(1, required)

/** The same for a text that is optional: empty where it is left out. */
export const optionalLine = (most: number) => oneLine('invalid_value', most).default('')

export const hasNoLink = (text: string) => !hasLink(text)

/** One line with a name of a person, company or place. No web address, because mails repeat it to others. */
export const nameLine = (required: string, most: number) => line(required, most).refine(hasNoLink, 'no_links')

/** The same for the name of a company, which may be called like its domain: Oponeo.pl S.A. */
export const companyLine = (required: string, most: number) =>
  line(required, most).refine((text) => !hasLink(text, { allowsDomain: true }), 'no_links')

/** The same for a name that is optional: empty where it is left out. */
export const optionalNameLine = (most: number) => optionalLine(most).refine(hasNoLink, 'no_links')

const withNormalLineEnds = (text: string) => text.replace(/\r\n?/g, '\n')

/** Required text of several lines: trimmed, at most `most` characters, line ends normalized. */
export const paragraphs = (required: string, most: number) =>
  lines(required, most).min(1, required).transform(withNormalLineEnds)

/** The same for a text that is optional: empty where it is left out. */
export const optionalParagraphs = (most: number) =>
  lines('invalid_value', most).transform(withNormalLineEnds).default('')

/** The address of a picture: a path of the shop, or https. */
export const pictureAddress = (required: string) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(2_000, 'too_long')
    .regex(/^(\/(?!\/)|https:\/\/)\S*$/, 'invalid_url')

/** By the specification. */
export const emailPattern = /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,}$/i

/** Converting it to lower case is left to the identity provider. */
export const email = line('email_required', 254).regex(emailPattern, 'incorrect_email')

/** An optional plus and 7 to 15 digits; signs between them go, with invisible direction marks copied from phones. */
export const phone = line('phone_required', 40)
  .transform((text) => text.replace(/[\s().\p{Pd}\p{Cf}]/gu, ''))
  .pipe(z.string().regex(/^\+?\d{7,15}$/, 'incorrect_phone_number'))

/** The same for a number that is optional: empty where it is left out. */
export const optionalPhone = z.literal('').or(phone)

export const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'invalid_number')
    .transform(Number)
    .pipe(z.number().min(least, 'out_of_range').max(most, 'out_of_range'))
