import { useTranslations } from 'next-intl'
import { EmailSuggestion } from '@/components/forms/EmailSuggestion'
import { TextLink } from '@/components/layout/links/ShopLink'
import type { OrderFormState } from '@/components/sales/checkout/use-order-form'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { Notice } from '@/components/ui/Notice'
import { isAbroad, isPoland } from '@/lib/platform/values/countries'
import { billingAddress, deliveryAddress, goesElsewhere } from '@/lib/sales/checkout/draft'
import { customerTypes } from '@/lib/sales/orders/rules'
import { AddressFields, OrderField, StepSection } from './FormParts'

type Props = {
  number?: number
  checkout: OrderFormState
  /** Whether the buyer's record filled in some of the fields. */
  isPrefilled?: boolean
  /** The buyer has no account: the confirmed e-mail is read-only, and nothing is kept for the next order. */
  isGuest?: boolean
  /** Whether the shop sells to companies that are not in Poland. */
  sellsToCompaniesAbroad?: boolean
}

export function PersonSection({
  number = 1,
  checkout,
  isPrefilled = false,
  isGuest = false,
  sellsToCompaniesAbroad = true,
}: Props) {
  const t = useTranslations('checkout')
  const tOrders = useTranslations('orders')
  const { form, values } = checkout
  const isCompany = values.customerType === 'company'
  const billing = billingAddress(values)
  const { country } = billing ?? deliveryAddress(values)
  const isPolish = isPoland(country)
  const elsewhere = goesElsewhere(values)
  const isForStaff = !checkout.isOwn
  return (
    <StepSection number={number} title={t(isForStaff ? 'buyer' : 'steps.person')}>
      <div className="grid gap-5">
        {isPrefilled ? (
          <p role="status" className="text-sm text-soft">
            {t.rich('prefilled', {
              link: (words) => <TextLink path="/details">{words}</TextLink>,
            })}
          </p>
        ) : null}
        <RadioGroup
          legend={t(isForStaff ? 'buyerType' : 'customerType')}
          name="customerType"
          value={values.customerType}
          onChange={(event) => {
            const chosen = customerTypes.find((type) => type === event.target.value)
            if (chosen) checkout.chooseCustomerType(chosen)
          }}
          options={customerTypes.map((type) => ({ value: type, label: t(`customerTypes.${type}`) }))}
          className="sm:grid sm:grid-cols-2 [&>legend]:col-span-2"
        />
        {isCompany ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <OrderField checkout={checkout} name="companyName" autoComplete="organization" />
            <OrderField
              checkout={checkout}
              name="unn"
              label={isPolish ? t('unn') : t('unnForeign')}
              hint={isPolish ? t('unnHint') : undefined}
            />
            <OrderField checkout={checkout} name="contactPerson" optional autoComplete="name" />
            <OrderField
              checkout={checkout}
              name="buyerReference"
              label={isForStaff ? tOrders('buyerReference') : t('buyerReference')}
              hint={isForStaff ? undefined : t('buyerReferenceHint')}
              optional
              maxLength={50}
            />
          </div>
        ) : (
          <OrderField checkout={checkout} name="firstAndLastName" autoComplete="name" />
        )}
        {/* rendered empty at first: screen readers announce only changes of a live region */}
        <div role="status" className="empty:hidden">
          {isCompany && isAbroad(country) ? (
            <Notice title={t(sellsToCompaniesAbroad ? 'companyAbroad.taxed' : 'companyAbroad.closed')} />
          ) : null}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <div className="grid content-start gap-1.5">
            <OrderField
              checkout={checkout}
              name="email"
              type="email"
              hint={isForStaff ? undefined : t(isGuest ? 'emailConfirmed' : 'emailHint')}
              autoComplete="email"
              readOnly={isGuest}
            />
            {isGuest || !form.getFieldState('email', form.formState).isTouched ? null : (
              <EmailSuggestion
                typed={values.email}
                onChoose={(email) => form.setValue('email', email, { shouldValidate: true })}
              />
            )}
          </div>
          <OrderField
            checkout={checkout}
            name="phone"
            type="tel"
            hint={isForStaff ? undefined : t('phoneHint')}
            autoComplete="tel"
          />
        </div>
        <fieldset>
          <legend className="mb-3 font-semibold">{t('mainAddress')}</legend>
          <AddressFields checkout={checkout} block="main" required={!elsewhere} />
          {elsewhere ? (
            <p className="mt-3 text-sm text-soft">{t(billing ? 'mainAddressKept' : 'mainAddressUnused')}</p>
          ) : null}
          {checkout.isOwn && !isPrefilled && !isGuest ? (
            <p className="mt-3 text-sm text-soft">{t('addressSaved')}</p>
          ) : null}
        </fieldset>
      </div>
    </StepSection>
  )
}
