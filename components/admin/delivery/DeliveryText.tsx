'use client'

import type { ReactNode } from 'react'
import { useFault } from '@/components/problems/use-fault'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { DeliveryFormState } from './use-delivery-form'

type TextPath =
  | `defaultWeights.${'Tire' | 'Wheel' | 'Spacer'}`
  | `rates.${number}.${'name' | 'price' | 'freeFrom'}`
  | `rates.${number}.steps.${number}.${'upTo' | 'price'}`

type Props = {
  state: DeliveryFormState
  path: TextPath
  label: ReactNode
  hint?: string
  required?: boolean
  isNumber?: boolean
}

/** One typed value of the form. */
export function DeliveryText({ state, path, label, hint, required = false, isNumber = true }: Props) {
  const faultOf = useFault(state)
  return (
    <Field label={label} hint={hint} error={faultOf(path)} required={required}>
      {(control) => (
        <TextInput
          {...control}
          {...state.form.register(path)}
          inputMode={isNumber ? 'decimal' : 'text'}
          autoComplete="off"
          maxLength={60}
        />
      )}
    </Field>
  )
}
