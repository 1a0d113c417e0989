import { errorCode } from '@/lib/http/client'

/** What can be wrong with a field of the contact form: root keys of the messages. */
const fieldMessages = [
  'required',
  'invalid_value',
  'too_long',
  'no_links',
  'name_required',
  'email_required',
  'incorrect_email',
  'phone_required',
  'incorrect_phone_number',
] as const

/** What the call may answer that the visitor can act upon. */
const callMessages = [
  'invalid',
  'network',
  'too_many_requests',
  'unavailable',
  'contact.blocked',
  'contact.headless',
] as const

/** Message groups of everything above. */
export const contactGroups = [
  ...fieldMessages,
  'invalid',
  'network',
  'too_many_requests',
  'too_many_requests_wait',
  'unavailable',
  'contact',
] as const

/** A schema's message is a key; what is none of the known ones is said in general. */
export const fieldMessage = (message: string | undefined) =>
  fieldMessages.find((known) => known === message) ?? 'invalid_value'

export const callMessage = (error: unknown) => {
  const code = errorCode(error)
  return callMessages.find((known) => known === code) ?? 'general'
}
