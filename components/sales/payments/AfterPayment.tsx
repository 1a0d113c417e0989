import { useLocale, useTranslations } from 'next-intl'
import { arrivalNote } from '@/components/sales/order-text'
import { deliveryCountsFrom } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'

export function AfterPayment({ order }: { order: Order }) {
  const t = useTranslations('payment')
  const tOrders = useTranslations('orders')
  const locale = useLocale()
  if (order.status === 'Canceled') return null
  return (
    <ol className="mt-3 list-decimal pl-5 text-type">
      <li>{t('nextMail', { email: order.email })}</li>
      <li>{t('nextSending')}</li>
      <li>{arrivalNote(tOrders, order, deliveryCountsFrom(order), locale)}</li>
    </ol>
  )
}
