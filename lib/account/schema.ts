import { z } from 'zod'
import { email, line, nameLine, phone } from '@/lib/core/text'
import { customerTypes } from '@/lib/orders/rules'

/** What the realtime database's rules allow; their two letters are the specification's. */
const givenName = (required: string, tooShort: string) =>
  nameLine(required, 80).pipe(z.string().min(2, tooShort))
const name = givenName('name_required', 'too_short_name')
const surname = givenName('surname_required', 'too_short_surname')
const password = z.string('password_required').min(1, 'password_required')

export const Registration = z.object({
  name,
  surname,
  email,
  password: password.min(6, 'min_password').max(20, 'max_password'),
  phone,
  consent: z.boolean('consent_required').refine(Boolean, 'consent_required'),
})
export type Registration = z.output<typeof Registration>

/** An account of another time may have a shorter or longer password: the provider decides. */
export const SignIn = z.object({ email, password })
export type SignIn = z.output<typeof SignIn>

export const PasswordReset = z.object({ email })
export type PasswordReset = z.output<typeof PasswordReset>

/** The password says that it is the owner who deletes. */
export const PasswordConfirmation = z.object({ password })
export type PasswordConfirmation = z.output<typeof PasswordConfirmation>

const address = {
  address: nameLine('required', 200),
  index: line('required', 20),
  city: nameLine('required', 100),
}
const person = { name, surname, phone, ...address }

/** What the owner may change of their record. The e-mail belongs to the identity provider. */
export const AccountDetails = z.discriminatedUnion('customerType', [
  z.object({ customerType: z.literal('private_person'), ...person }),
  z.object({
    customerType: z.literal('company'),
    ...person,
    companyName: nameLine('company_name_required', 200),
    unn: line('tax_id_required', 40),
  }),
])
export type AccountDetails = z.output<typeof AccountDetails>

const isoTime = z.iso.datetime()
const text = z.string().max(1_000)

/**
 * A record of `Users/{name}_{surname}_{uid}`. Read generously, because older clients wrote it too: what is missing is
 * empty, what is unknown is left out.
 */
export const UserRecord = z.object({
  /** Firebase uid */
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
  /** Absent for a private person. */
  customerType: z.enum(customerTypes).optional().catch(undefined),
  companyName: text.optional(),
  /** Tax id */
  unn: text.optional(),
  createdAt: isoTime,
  updatedAt: isoTime,
})
export type UserRecord = z.output<typeof UserRecord>

/** A record whose writing failed: kept in the browser until it succeeds. */
export const PendingRecord = z.object({ key: z.string().min(1), record: UserRecord })
export type PendingRecord = z.output<typeof PendingRecord>

/** A token of the last minutes, made after the password was typed again. */
export const AccountDeletion = z.object({ idToken: z.string('required').min(1, 'required') })
