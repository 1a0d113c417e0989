import { fetchOwnRecord } from '@/lib/customers/account/own-record'
import { type DetailsDraft, draftOf } from '@/lib/customers/account/rules'
import { AccountDetails, type UserRecord } from '@/lib/customers/account/schema'
import { type Draft, isBlank } from '@/lib/sales/checkout/draft'

/** 'My details' with the buyer's data of an order added; null if they have an address or the order adds nothing. */
export function detailsAfterOrder(
  record: UserRecord | null,
  displayName: string,
  draft: Draft,
): AccountDetails | null {
  const { companyName, unn, main } = draft
  const isCompany = draft.customerType === 'company'
  const saved = draftOf(record, displayName)
  const [first = '', ...others] = (isCompany ? draft.contactPerson : draft.firstAndLastName)
    .trim()
    .split(/\s+/)
  const hasAddress = !isBlank({ ...saved, postCode: saved.index })
  if (hasAddress || (isBlank(main) && !isCompany)) return null
  const details: DetailsDraft = {
    ...saved,
    name: saved.name || first,
    surname: saved.surname || others.join(' '),
    phone: saved.phone || draft.phone,
    address: main.address,
    index: main.postCode,
    city: main.city,
    country: main.country,
    ...(isCompany ? { customerType: 'company', companyName, unn } : {}),
  }
  return AccountDetails.safeParse(details).data ?? null
}

/** Keeps the buyer's data for the next order. A failure is only logged, because the order does not depend on it. */
export async function rememberBuyer(uid: string, draft: Draft): Promise<void> {
  try {
    const base = await fetchOwnRecord()
    const detailsOf = (displayName: string) => detailsAfterOrder(base?.record ?? null, displayName, draft)
    // most orders stop here and load no SDK
    if (base && !detailsOf('')) return
    const [{ identityOf, nameAccount }, { saveDetails }] = await Promise.all([
      import('@/lib/customers/account/client'),
      import('@/lib/customers/account/record-client'),
    ])
    const user = await identityOf(uid)
    const details = user && detailsOf(user.displayName ?? '')
    if (!details) return
    await saveDetails({ base, details, identity: { uid, email: user.email ?? '' } })
    await nameAccount(user, details)
  } catch (error) {
    console.warn(`Failed to keep the buyer's data: ${error}`)
  }
}
