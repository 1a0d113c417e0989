'use client'

import { useTranslations } from 'next-intl'
import { ControlField } from '@/components/admin/editing/ControlField'
import { OrderTotals } from '@/components/sales/checkout/OrderTotals'
import { DeliverySection } from '@/components/sales/checkout/sections/DeliverySection'
import { useFieldError } from '@/components/sales/checkout/sections/FormField'
import { PaymentSection } from '@/components/sales/checkout/sections/PaymentSection'
import { PersonSection } from '@/components/sales/checkout/sections/PersonSection'
import { StepSection } from '@/components/sales/checkout/sections/StepSection'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { languageName, locales } from '@/lib/platform/i18n/routing'
import { isAbroad } from '@/lib/platform/values/countries'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { deliveryAddress } from '@/lib/sales/checkout/draft'
import type { DeliveryTable } from '@/lib/sales/delivery/rules'
import type { ShownHandovers } from '@/lib/shop/settings/rules'
import { PhoneOrderErrors } from './PhoneOrderErrors'
import { PickedLines } from './PickedLines'
import { ProductPicker } from './ProductPicker'
import { type PhoneOrderState, usePhoneOrder } from './use-phone-order'

type Props = {
  staffId: string
  payments: PaymentType[]
  startTable: DeliveryTable
  handovers: ShownHandovers
}

/** The checkout as somebody of the staff fills it in for a caller. */
export function PhoneOrderForm({ staffId, payments, startTable, handovers }: Props) {
  const t = useTranslations('phoneOrder')
  const order = usePhoneOrder({ staffId, startTable, handovers })
  return (
    <form noValidate onSubmit={order.submit}>
      <PhoneOrderErrors order={order} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
        <div className="grid min-w-0 gap-10">
          <StepSection number={1} title={t('products')}>
            <ProductPicker picked={new Set(order.items.map(({ id }) => id))} onPick={order.add} />
            <h3 className="mt-6 mb-2 font-semibold">{t('picked')}</h3>
            <PickedLines order={order} />
          </StepSection>
          <PersonSection number={2} checkout={order} />
          <DeliverySection number={3} checkout={order} />
          <PaymentSection number={4} checkout={order} items={order.items} payments={payments} />
        </div>
        <Confirmation order={order} />
      </div>
    </form>
  )
}

/** Step 5: what the caller is told, and what only the staff notes. */
function Confirmation({ order }: { order: PhoneOrderState }) {
  const t = useTranslations('phoneOrder')
  const tCheckout = useTranslations('checkout')
  const errorOf = useFieldError(order)
  const { values } = order
  return (
    <StepSection
      number={5}
      title={tCheckout('steps.confirmation')}
      className="rounded border border-hairline bg-face p-5 md:p-6 lg:top-4 lg:[@media(min-height:56rem)]:sticky"
    >
      <OrderTotals
        items={order.items}
        delivery={order.deliveryOf(order.items)}
        abroad={isAbroad(deliveryAddress(values).country)}
        payment={values.typeOfPayment}
        isCompany={values.customerType === 'company'}
      />
      <div className="mt-5 grid gap-4 border-t border-hairline pt-4">
        <ControlField
          label={t('locale')}
          value={order.locale}
          onChange={(event) => {
            const chosen = locales.find((locale) => locale === event.target.value)
            if (chosen) order.setLocale(chosen)
          }}
          options={locales.map((locale) => ({ value: locale, label: languageName[locale] }))}
        />
        <ControlField
          label={t('note')}
          hint={t('noteHint')}
          optionalLabel={tCheckout('optional')}
          rows={3}
          maxLength={2_000}
          value={order.note}
          onChange={(event) => order.setNote(event.target.value)}
        />
        <Checkbox
          {...order.form.register('commercialConsent')}
          required
          label={t('accepted')}
          error={errorOf('commercialConsent')}
        />
        <Button type="submit" look="signal" wide busy={order.busy} busyLabel={tCheckout('buying')}>
          {t('place')}
        </Button>
      </div>
    </StepSection>
  )
}
