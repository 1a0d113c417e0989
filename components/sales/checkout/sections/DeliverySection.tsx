'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { OrderFormState } from '@/components/sales/checkout/use-order-form'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { goesElsewhere, offeredDeliveries } from '@/lib/sales/checkout/draft'
import type { DeliveryType } from '@/lib/sales/orders/rules'
import { AddressFields } from './AddressFields'
import { ArrivalLine } from './ArrivalLine'
import { FormField } from './FormField'
import { installationHint, pickupHint } from './handover-hints'
import { StepSection } from './StepSection'
import { WishFields } from './WishFields'

type Props = { number?: number; checkout: OrderFormState }

/** Step 2: how the order travels, and where to if not home. */
export function DeliverySection({ number = 2, checkout }: Props) {
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
              <FormField
                checkout={checkout}
                name="recipientName"
                label={t('recipientName')}
                optionalLabel={t('optional')}
                required={false}
                autoComplete="shipping name"
              />
              <FormField
                checkout={checkout}
                name="recipientPhone"
                type="tel"
                label={t('recipientPhone')}
                optionalLabel={t('optional')}
                required={false}
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
