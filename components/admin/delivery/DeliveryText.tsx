'use client'

import type { ReactNode } from 'react'
import { get } from 'react-hook-form'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import type { DeliveryFormState } from './use-delivery-form'

/** The words of what is wrong at a place of the form. */
export function useFault({ form }: DeliveryFormState): (path: string) => string | undefined {
  const problemText = useProblemText()
  return (path) => {
    const error: { message?: string } | undefined = get(form.formState.errors, path)
    return error?.message ? problemText(error.message) : undefined
  }
}

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
