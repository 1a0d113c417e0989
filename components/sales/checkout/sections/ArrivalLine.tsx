'use client'

import { useLocale, useTranslations } from 'next-intl'
import { arrivalText } from '@/components/sales/orders/order-text'
import { paymentWays } from '@/lib/platform/values/payment-types'
import { type Draft, deliveryAddress } from '@/lib/sales/checkout/draft'
import { travelOf } from '@/lib/sales/orders/rules'

/** By when a parcel within Poland comes; of fitting and other countries the form says elsewhere how that is agreed. */
export function ArrivalLine({ draft }: { draft: Draft }) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const order = { typeOfDelivery: draft.typeOfDelivery, country: deliveryAddress(draft).country }
  // PayPal is paid at once
  const from = paymentWays[draft.typeOfPayment].settledBy === 'bank' ? null : new Date().toISOString()
  return (
    <p className="mt-3 empty:hidden" aria-live="polite">
      {travelOf(order) === 'poland' ? arrivalText(t, order, from, locale) : null}
    </p>
  )
}
