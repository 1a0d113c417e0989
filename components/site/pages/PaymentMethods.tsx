import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/Badge'
import type { PaymentType } from '@/lib/platform/values/payment-types'

/** Every method that the shop means to take, and what a buyer chooses for it at the checkout. */
const methods = [
  { name: 'cash', type: 'payment_at_delivery' },
  { name: 'cardOnPickup', type: 'payment_at_delivery' },
  { name: 'bankTransfer', type: 'bank_transfer' },
  { name: 'creditCard', type: null },
  { name: 'cardOnline', type: null },
  { name: 'paypal', type: 'paypal' },
  { name: 'provider', type: null },
] as const

/** What a buyer can choose, of all that the shop means to take. */
export async function PaymentMethods({ offered }: { offered: PaymentType[] }) {
  const t = await getTranslations('rulesPage')
  const shown = methods.map(({ name, type }) => ({ name, today: type !== null && offered.includes(type) }))
  return (
    <ul aria-label={t('paymentCaption')} className="mt-4 border-t border-hairline">
      {shown.map(({ name, today }) => (
        <li
          key={name}
          className="flex flex-col items-start justify-between gap-x-4 gap-y-1 border-b border-hairline py-2.5 sm:flex-row sm:items-center"
        >
          <span className={today ? 'font-semibold' : ''}>{t(`payments.${name}`)}</span>
          <Badge tone={today ? 'field' : 'plain'}>{today ? t('paymentToday') : t('paymentLater')}</Badge>
        </li>
      ))}
    </ul>
  )
}
