import { companyRegister } from '@/lib/company-register'
import type { Words } from '@/lib/i18n/translator'
import { shop } from '@/lib/shop'

/** The seller as the law wants it below a contract. */
export function sellerLines(t: Words): string[] {
  const { company } = shop
  return [
    company.name,
    `${company.street}, ${company.postCode} ${company.city}`,
    t('mail.taxId', { taxId: company.taxId, register: companyRegister(t) }),
    `${shop.phone} · ${shop.email}`,
  ]
}
