'use client'

import type { ComponentProps } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import type { OrderFormState } from '@/components/sales/checkout/use-order-form'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { CheckoutField } from '@/lib/sales/checkout/order'

/** The sentence for what is wrong with a control, if anything is. */
export function useFieldError({ form }: OrderFormState): (name: CheckoutField) => string | undefined {
  const problemText = useProblemText()
  return (name) => {
    const code = form.getFieldState(name, form.formState).error?.message
    return code ? problemText(code) : undefined
  }
}

type Props = Omit<ComponentProps<typeof TextInput>, 'form' | 'name' | 'required'> & {
  checkout: OrderFormState
  name: CheckoutField
  label: string
  hint?: string | undefined
  required?: boolean
  optionalLabel?: string
  onLeave?: () => void
}

/** A labelled line of text of the checkout. */
export function FormField({ checkout, name, onLeave, required = true, ...props }: Props) {
  const { label, hint, optionalLabel, autoComplete, ...input } = props
  const errorOf = useFieldError(checkout)
  return (
    <Field label={label} hint={hint} error={errorOf(name)} required={required} optionalLabel={optionalLabel}>
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
