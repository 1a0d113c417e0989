import { getTranslations } from 'next-intl/server'
import { Badge } from '@/components/ui/Badge'

/** Every method that the shop means to take, and which of them a buyer can choose at checkout now. */
const methods = [
  { name: 'cash', today: true },
  { name: 'cardOnPickup', today: true },
  { name: 'bankTransfer', today: false },
  { name: 'creditCard', today: false },
  { name: 'cardOnline', today: false },
  { name: 'paypal', today: false },
  { name: 'provider', today: false },
] as const

export async function PaymentMethods() {
  const t = await getTranslations('rulesPage')
  return (
    <ul aria-label={t('paymentCaption')} className="mt-4 border-t border-hairline">
      {methods.map(({ name, today }) => (
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
