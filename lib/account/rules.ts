import type { AccountDetails, Registration, UserRecord } from './schema'

// biome-ignore lint/suspicious/noControlCharactersInRegex: the database's keys may not hold them
const notInAKey = /[.$#[\]/\u0000-\u001f\u007f]|\p{Surrogate}/gu

/** What the database's rules allow. */
const KEY_LENGTH = 200

/**
 * Key of a user's record below `Users`. It is made once: the record stays where it is when the name changes.
 * Characters that a key may not hold become hyphens, and long names are cut; the uid alone keeps keys apart.
 */
export function recordKey({ name, surname, uid }: { name: string; surname: string; uid: string }): string {
  const names = `${name}_${surname}`.slice(0, KEY_LENGTH - uid.length - 1)
  return `${names.replace(notInAKey, '-')}_${uid}`
}

/** The record of somebody who has just registered. */
export function newRecord(
  { name, surname, phone }: Pick<Registration, 'name' | 'surname' | 'phone'>,
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

/** The record after its owner changed it; without one so far, their first. */
export function changedRecord(
  record: UserRecord | null,
  details: AccountDetails,
  identity: { uid: string; email: string },
  now: Date,
): UserRecord {
  const { customerType, name, surname, phone, address, index, city } = details
  const { createdAt } = record ?? { createdAt: now.toISOString() }
  return {
    ...newRecord({ name, surname, phone }, identity, now),
    address,
    index,
    city,
    ...(customerType === 'company'
      ? { customerType, companyName: details.companyName, unn: details.unn }
      : {}),
    createdAt,
  }
}

/** Text of every field of the form, empty where the record says nothing. */
export type DetailsDraft = Record<(typeof textFields)[number], string> & {
  customerType: AccountDetails['customerType']
}

const textFields = ['name', 'surname', 'phone', 'address', 'index', 'city', 'companyName', 'unn'] as const
export const detailsFields = ['customerType', ...textFields] as const

/** The form as the record fills it; a display name helps somebody who has no record yet. */
export function draftOf(record: UserRecord | null, displayName = ''): DetailsDraft {
  const [first = '', ...rest] = displayName.includes('@') ? [] : displayName.trim().split(/\s+/)
  const known: Partial<UserRecord> = record ?? { name: first, surname: rest.join(' ') }
  const texts = Object.fromEntries(textFields.map((field) => [field, known[field] ?? '']))
  return {
    ...(texts as Record<(typeof textFields)[number], string>),
    customerType: known.customerType ?? 'private_person',
  }
}
