import { getTranslations } from 'next-intl/server'
import { type PaymentType, paymentTypes } from '@/lib/platform/values/payment-types'

/** The ways to pay behind each choice of the checkout. */
const methods = {
  blik: ['blik'],
  p24: ['p24'],
  bank_transfer: ['bankTransfer'],
  payment_at_delivery: ['cash', 'cardOnPickup'],
  paypal: ['paypal'],
} as const satisfies Record<PaymentType, readonly string[]>

export async function PaymentMethods({ offered }: { offered: PaymentType[] }) {
  const t = await getTranslations('rulesPage')
  return (
    <ul aria-label={t('paymentCaption')} className="mt-4 border-t border-hairline">
      {paymentTypes
        .filter((type) => offered.includes(type))
        .flatMap((type) => methods[type])
        .map((name) => (
          <li key={name} className="border-b border-hairline py-2.5 font-semibold">
            {t(`payments.${name}`)}
          </li>
        ))}
    </ul>
  )
}
