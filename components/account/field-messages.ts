import type { fieldCodes } from '@/lib/core/errors'

type FieldCode = (typeof fieldCodes)[number]

/** What can be wrong with the fields of the account's forms: root keys of the messages that their leaves need. */
export const fieldMessages = [
  'required',
  'invalid_value',
  'too_long',
  'no_links',
  'name_required',
  'too_short_name',
  'surname_required',
  'too_short_surname',
  'email_required',
  'incorrect_email',
  'password_required',
  'min_password',
  'max_password',
  'phone_required',
  'incorrect_phone_number',
  'consent_required',
  'company_name_required',
  'tax_id_required',
] as const satisfies FieldCode[]

/** What a call may answer that the shopper can act upon. */
export const callMessages = ['network', 'unavailable', 'too_many_requests'] as const

export type FieldMessage = (typeof fieldMessages)[number]

/** A schema's message is a key; what is none of the known ones is said in general. */
export const fieldMessage = (message: string | undefined): FieldMessage =>
  fieldMessages.find((known) => known === message) ?? 'invalid_value'
