import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { OrderFormState } from '@/components/sales/checkout/use-order-form'
import { arrivalText } from '@/components/sales/orders/order-text'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import type { Locale } from '@/lib/platform/i18n/routing'
import { weekText } from '@/lib/platform/opening-hours'
import { shop, shopAddress } from '@/lib/platform/shop-details'
import { paymentWays } from '@/lib/platform/values/payment-types'
import { dayOf, workingDayAfter } from '@/lib/platform/values/working-days'
import { type Draft, deliveryAddress, goesElsewhere, offeredDeliveries } from '@/lib/sales/checkout/draft'
import { formatArrival } from '@/lib/sales/orders/dates'
import { type DeliveryType, travelOf, wishableDays } from '@/lib/sales/orders/rules'
import type { ShownHandovers } from '@/lib/shop/settings/rules'
import { AddressFields, FormField, StepSection, useFieldError } from './FormParts'

export function DeliverySection({ number = 2, checkout }: { number?: number; checkout: OrderFormState }) {
  const t = useTranslations('checkout')
  const tOrders = useTranslations('orders')
  const { values } = checkout
  const locale = useLocale()
  const { handovers } = checkout
  const offered = offeredDeliveries(values, handovers)
  const hintOf = (type: DeliveryType) => {
    if (type === 'pickup') return pickupHint(t, handovers, locale)
    const hint = t(`deliveryHints.${type}`)
    return type === 'delivery_with_assembly' ? `${hint} ${installationHint(t, handovers, locale)}` : hint
  }
  return (
    <StepSection number={number} title={t('steps.delivery')}>
      <RadioGroup
        legend={t('delivery')}
        name="typeOfDelivery"
        value={values.typeOfDelivery}
        onChange={(event) => {
          const chosen = offered.find((type) => type === event.target.value)
          if (chosen) checkout.chooseDelivery(chosen)
        }}
        options={offered.map((type) => ({
          value: type,
          label: tOrders(`deliveries.${type}`),
          hint: hintOf(type),
        }))}
      />
      <p role="status" className="mt-3 text-sm text-soft empty:hidden">
        {offered.includes('delivery_with_assembly') ? null : t('fittingInPoland')}
      </p>
      <ArrivalLine draft={values} />
      {goesElsewhere(values) ? (
        <fieldset className="mt-5 border-l-4 border-l-signal pl-4 md:pl-6">
          <legend className="float-left mb-3 font-semibold">{t('alternativeAddress')}</legend>
          <div className="clear-left">
            <AddressFields checkout={checkout} block="alternative" required />
            <div className="mt-4 grid gap-4 sm:grid-cols-2">
              <FormField checkout={checkout} name="recipientName" optional autoComplete="shipping name" />
              <FormField
                checkout={checkout}
                name="recipientPhone"
                type="tel"
                optional
                autoComplete="shipping tel"
              />
            </div>
          </div>
        </fieldset>
      ) : null}
      <WishFields checkout={checkout} />
    </StepSection>
  )
}

/** What the courier should know, and a day that would suit. Unfolded where something of it is said, or is wrong. */
function WishFields({ checkout }: { checkout: OrderFormState }) {
  const t = useTranslations('checkout')
  const errorOf = useFieldError(checkout)
  const { remark, wishedDay } = checkout.values
  const isUsed = [remark, wishedDay, errorOf('remark'), errorOf('wishedDay')].some(Boolean)
  const [isOpen, setOpen] = useState(isUsed)
  const { first, last } = wishableDays()
  return (
    <details open={isOpen || isUsed} onToggle={(event) => setOpen(event.currentTarget.open)} className="mt-4">
      <summary className="prose-link inline-flex min-h-touch items-center">{t('wishes')}</summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <FormField checkout={checkout} name="remark" hint={t('remarkHint')} optional maxLength={300} />
        <FormField
          checkout={checkout}
          name="wishedDay"
          type="date"
          min={first}
          max={last}
          hint={t('wishedDayHint')}
          optional
        />
      </div>
    </details>
  )
}

/** By when a parcel within Poland comes; of fitting and other countries the form says elsewhere how that is agreed. */
function ArrivalLine({ draft }: { draft: Draft }) {
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

type Words = ReturnType<typeof useTranslations<'checkout'>>

const dayIn = (days: number, locale: Locale) =>
  formatArrival(workingDayAfter(dayOf(new Date()), days), locale)

/** Where the shop installs, as far as it says so, and from when on. */
const installationHint = (
  t: Words,
  { installationArea, installationDays }: ShownHandovers,
  locale: Locale,
): string =>
  [
    ...(installationArea ? [t('installationHint', { area: installationArea })] : []),
    t('installationFrom', { date: dayIn(installationDays, locale) }),
  ].join(' ')

/** Where goods are picked up, and from when on. */
const pickupHint = (t: Words, { pickupDays }: ShownHandovers, locale: Locale): string =>
  t('deliveryHints.pickup', {
    address: shopAddress(),
    hours: weekText(shop.hours.week, locale),
    date: dayIn(pickupDays, locale),
  })
