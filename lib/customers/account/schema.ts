import { z } from 'zod'
import { formatPostCode } from '@/lib/platform/values/post-code'
import {
  companyLine,
  email,
  line,
  nameLine,
  optionalLine,
  optionalNameLine,
  phone,
} from '@/lib/platform/values/text'
import { customerTypes } from '@/lib/sales/orders/rules'

/** A name by the rules of the realtime database; the minimum of two letters comes from the specification. */
const givenName = (required: string, tooShort: string) =>
  nameLine(required, 80).pipe(z.string().min(2, tooShort))
const name = givenName('name_required', 'too_short_name')
const surname = givenName('surname_required', 'too_short_surname')
const password = z.string('password_required').min(1, 'password_required')
const newPassword = password.min(6, 'min_password').max(64, 'max_password')

/** Has no name, phone or address: the checkout and 'My details' ask for them. */
export const Registration = z.object({
  email,
  password: newPassword,
  consent: z.boolean('consent_required').refine(Boolean, 'consent_required'),
})
export type Registration = z.output<typeof Registration>

export const NewPassword = z.object({ password: newPassword })
export type NewPassword = z.output<typeof NewPassword>

/** Older accounts may have shorter or longer passwords, so only the provider checks the length. */
export const SignIn = z.object({ email, password })
export type SignIn = z.output<typeof SignIn>

export const PasswordReset = z.object({ email })
export type PasswordReset = z.output<typeof PasswordReset>

/** The password proves that the owner asks for the deletion or for another password. */
export const PasswordConfirmation = z.object({ password, newPassword: newPassword.optional() })
export type PasswordConfirmation = z.output<typeof PasswordConfirmation>

const address = {
  address: optionalNameLine(200),
  index: optionalLine(20),
  city: optionalNameLine(100),
  country: optionalLine(60),
}
const person = { name, surname, phone, ...address }

const addressLines = ['address', 'index', 'city'] as const
type AddressLines = Partial<Record<(typeof addressLines)[number], unknown>>
const hasLine = (details: AddressLines, field: (typeof addressLines)[number]) =>
  String(details[field] ?? '').trim() !== ''
/** The arguments of a refinement for one line of an address, which is complete or left out. */
const completeAddress = (field: (typeof addressLines)[number]) =>
  [
    (details: AddressLines) =>
      hasLine(details, field) || !addressLines.some((other) => hasLine(details, other)),
    {
      path: [field] as PropertyKey[],
      error: 'required',
      // runs even if other fields are wrong, so that all errors show at once
      when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
    },
  ] as const

/** What the owner may change in the record. The e-mail address belongs to the identity provider. */
export const AccountDetails = z
  .discriminatedUnion('customerType', [
    z.object({ customerType: z.literal('private_person'), ...person }),
    z.object({
      customerType: z.literal('company'),
      ...person,
      companyName: companyLine('company_name_required', 200),
      unn: line('tax_id_required', 40),
    }),
  ])
  .refine(...completeAddress('address'))
  .refine(...completeAddress('index'))
  .refine(...completeAddress('city'))
  .transform((details) => ({ ...details, index: formatPostCode(details.index, details.country) }))
export type AccountDetails = z.output<typeof AccountDetails>

const isoTime = z.iso.datetime()
const text = z.string().max(1_000)

/** A record at `Users/{name}_{surname}_{uid}`, parsed tolerantly, because older clients wrote records too. */
export const UserRecord = z.object({
  id: z.string().min(1),
  name: text.default(''),
  surname: text.default(''),
  email: text.default(''),
  phone: text.default(''),
  role: text.default('customer'),
  address: text.optional(),
  /** Postcode */
  index: text.optional(),
  city: text.optional(),
  /** ISO 3166 code */
  country: text.optional(),
  /** Absent for a private person. */
  customerType: z.enum(customerTypes).optional().catch(undefined),
  companyName: text.optional(),
  /** Tax id */
  unn: text.optional(),
  createdAt: isoTime,
  updatedAt: isoTime,
})
export type UserRecord = z.output<typeof UserRecord>

export type StoredRecord = { key: string; record: UserRecord }

/** The newest of a user's records below `Users`: a repeated registration may have left two. */
export function newestRecord(found: Record<string, unknown>): StoredRecord | null {
  const records = Object.entries(found).flatMap(([key, value]) => {
    const { data: record } = UserRecord.safeParse(value)
    return record ? [{ key, record }] : []
  })
  return records.sort((a, b) => b.record.updatedAt.localeCompare(a.record.updatedAt))[0] ?? null
}

/** A malformed id gets 404, since no session can have it. */
export const SessionParams = z.object({ id: z.string().regex(/^[\w-]{43}$/) })

/** A token at most five minutes old, created after the password was typed again. */
export const AccountDeletion = z.object({ idToken: z.string('required').min(1, 'required') })
