import type { AccountDetails, UserRecord } from './schema'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database forbids them in keys
const notInAKey = /[.$#[\]/\u0000-\u001f\u007f]|\p{Surrogate}/gu

const KEY_LENGTH = 200

/** Key of a user's record below `Users`, created once. The uid makes it unique, the names make it readable. */
export function recordKey({ name, surname, uid }: { name: string; surname: string; uid: string }): string {
  const names = `${name}_${surname}`.slice(0, KEY_LENGTH - uid.length - 1)
  return `${names.replace(notInAKey, '-')}_${uid}`
}

/** A first record. */
export function newRecord(
  { name, surname, phone }: Pick<AccountDetails, 'name' | 'surname' | 'phone'>,
  identity: { uid: string; email: string },
  now: Date,
): UserRecord {
  const time = now.toISOString()
  return {
    id: identity.uid,
    name,
    surname,
    email: identity.email,
    phone,
    role: 'customer',
    createdAt: time,
    updatedAt: time,
  }
}

/** The record after the owner's changes; a first record if there was none. */
export function changedRecord(
  record: UserRecord | null,
  details: AccountDetails,
  identity: { uid: string; email: string },
  now: Date,
): UserRecord {
  const { customerType, name, surname, phone, address, index, city, country } = details
  const { createdAt } = record ?? { createdAt: now.toISOString() }
  return {
    ...newRecord({ name, surname, phone }, identity, now),
    address,
    index,
    city,
    country,
    ...(customerType === 'company'
      ? { customerType, companyName: details.companyName, unn: details.unn }
      : {}),
    createdAt,
  }
}

/** The text of each form field, empty when the record has no value. */
export type DetailsDraft = Record<(typeof textFields)[number], string> & {
  customerType: AccountDetails['customerType']
}

const textFields = [
  'name',
  'surname',
  'phone',
  'address',
  'index',
  'city',
  'country',
  'companyName',
  'unn',
] as const
export const detailsFields = ['customerType', ...textFields] as const

/** The form's fields from the record; `displayName` is used when there is no record. */
export function draftOf(record: UserRecord | null, displayName = ''): DetailsDraft {
  const [first = '', ...rest] = displayName.includes('@') ? [] : displayName.trim().split(/\s+/)
  const values: Partial<UserRecord> = record ?? { name: first, surname: rest.join(' ') }
  const texts = Object.fromEntries(textFields.map((field) => [field, values[field] ?? '']))
  return {
    ...(texts as Record<(typeof textFields)[number], string>),
    // older records have no country: their customers live in Poland
    country: values.country || 'PL',
    customerType: values.customerType ?? 'private_person',
  }
}
