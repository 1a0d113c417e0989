import { useTranslations } from 'next-intl'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { CountrySelect } from '@/components/forms/CountrySelect'
import { useProblemText } from '@/components/problems/use-problem-text'
import type { OrderFormState } from '@/components/sales/checkout/use-order-form'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { isPoland } from '@/lib/platform/values/countries'
import type { CheckoutField } from '@/lib/sales/checkout/order'

export function useFieldError({ form }: OrderFormState): (name: CheckoutField) => string | undefined {
  const problemText = useProblemText()
  return (name) => {
    const code = form.getFieldState(name, form.formState).error?.message
    return code ? problemText(code) : undefined
  }
}

export function useCheckoutLabel(): (field: CheckoutField) => string {
  const t = useTranslations('checkout')
  return (field) => {
    const name = field.split('.').at(-1) ?? field
    const label = name === 'postCode' ? 'zipcode' : name
    return wordOr(t, label, label)
  }
}

type Props = Omit<ComponentProps<typeof TextInput>, 'form' | 'name'> & {
  checkout: OrderFormState
  name: CheckoutField
  label?: string
  hint?: string | undefined
  /** The label says that the control may stay empty. */
  optional?: boolean
  onLeave?: () => void
}

export function OrderField({ checkout, name, label, hint, onLeave, ...props }: Props) {
  const { optional = false, required = !optional, autoComplete = 'off', ...input } = props
  const t = useTranslations('checkout')
  const labelOf = useCheckoutLabel()
  const errorOf = useFieldError(checkout)
  return (
    <Field
      label={label ?? labelOf(name)}
      hint={hint}
      error={errorOf(name)}
      required={required}
      {...(optional ? { optionalLabel: t('optional') } : {})}
    >
      {(control) => (
        <TextInput
          {...input}
          autoComplete={checkout.isOwn ? autoComplete : 'off'}
          {...control}
          {...checkout.form.register(name, { onBlur: onLeave })}
        />
      )}
    </Field>
  )
}

export function StepSection(props: {
  number: number
  title: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={props.className}>
      <h2 id={id} className="mb-5 flex items-baseline gap-3 font-display text-lg font-bold">
        <span className="text-soft">{props.number}</span>
        {props.title}
      </h2>
      {props.children}
    </section>
  )
}

type AddressFieldsProps = {
  checkout: OrderFormState
  block: 'main' | 'alternative'
  /** Whether the order goes to this address. */
  required: boolean
}

/** Country, street, postal code and city of one address. The country comes first: it says how a postal code is written. */
export function AddressFields({ checkout, block, required }: AddressFieldsProps) {
  const t = useTranslations('checkout')
  const errorOf = useFieldError(checkout)
  // autocomplete tokens by which the browser keeps the two addresses apart
  const token = block === 'alternative' ? 'shipping ' : ''
  const field = { checkout, required }
  return (
    <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
      <div className="sm:col-span-2">
        <Field label={t('country')} error={errorOf(`${block}.country`)} required={required}>
          {(control) => (
            <CountrySelect
              {...control}
              {...checkout.form.register(`${block}.country`, {
                onChange: () => checkout.followCountry(block),
              })}
              autoComplete={checkout.isOwn ? `${token}country` : 'off'}
            />
          )}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <OrderField {...field} name={`${block}.address`} autoComplete={`${token}address-line1`} />
      </div>
      <OrderField
        {...field}
        name={`${block}.postCode`}
        hint={isPoland(checkout.values[block].country) ? t('zipcodeHint') : undefined}
        autoComplete={`${token}postal-code`}
        onLeave={() => checkout.formatTypedPostCode(block)}
      />
      <OrderField {...field} name={`${block}.city`} autoComplete={`${token}address-level2`} />
    </div>
  )
}
