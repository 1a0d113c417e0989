'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useFault } from '@/components/problems/use-fault'
import { Field } from '@/components/ui/controls/Field'
import { type Option, Select } from '@/components/ui/controls/Select'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'

type Props<Values extends FieldValues> = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'min' | 'max' | 'maxLength' | 'lang' | 'className'
> & {
  state: { form: UseFormReturn<Values> }
  path: FieldPath<Values>
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  options?: Option[] | undefined
  rows?: number
}

/** One control of an editor: a choice where it has options, several lines where it has rows. */
export function EditorField<Values extends FieldValues>(props: Props<Values>) {
  const { state, path, label, hint, required = false, options, rows, maxLength = 300, ...input } = props
  const { lang, className } = input
  const faultOf = useFault(state)
  const field = state.form.register(path)
  return (
    <Field label={label} hint={hint} error={faultOf(path)} required={required}>
      {(control) =>
        options ? (
          <Select {...control} {...field} options={options} />
        ) : rows ? (
          <TextArea
            {...control}
            {...field}
            lang={lang}
            className={className}
            rows={rows}
            maxLength={maxLength}
          />
        ) : (
          <TextInput {...control} {...field} {...input} autoComplete="off" maxLength={maxLength} />
        )
      }
    </Field>
  )
}
