'use client'

import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useFault } from '@/components/problems/use-fault'
import { ControlField, type ControlFieldProps } from './ControlField'

type Props<Values extends FieldValues> = Omit<ControlFieldProps, 'form' | 'name' | 'error'> & {
  state: { form: UseFormReturn<Values> }
  path: FieldPath<Values>
}

export function EditorField<Values extends FieldValues>({ state, path, ...rest }: Props<Values>) {
  const faultOf = useFault(state)
  return <ControlField maxLength={300} {...rest} {...state.form.register(path)} error={faultOf(path)} />
}
