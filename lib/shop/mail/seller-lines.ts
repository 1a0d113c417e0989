import { companyRegister } from '@/lib/platform/company-register'
import { shop } from '@/lib/platform/shop-details'
import type { Words } from '@/lib/shop/texts/translator'

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
