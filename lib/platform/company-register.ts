import { shop } from '@/lib/platform/shop-details'

type Entry = 'company.court' | 'company.capital' | 'company.bdo'
type Words = (key: Entry, values: Record<string, string | number>) => string
type Company = { courtRegister: string; court: string; shareCapital: number; bdo: string }

/** Where the company is registered, in one line: what the shop's owner left empty is not in it. */
export function companyRegister(t: Words, company: Company = shop.company): string {
  const { courtRegister, court, shareCapital, bdo } = company
  return [
    courtRegister,
    court && t('company.court', { court }),
    shareCapital > 0 && t('company.capital', { amount: shareCapital }),
    bdo && t('company.bdo', { number: bdo }),
  ]
    .filter(Boolean)
    .join(', ')
}
