/** How a company may pay more than PLN 15,000: by bank transfer alone, or online too, with a warning. Never at the door. */
export const companyPaymentRules = ['transfer', 'online'] as const
export type CompanyPaymentRule = (typeof companyPaymentRules)[number]
