import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { type Option, Select } from '@/components/ui/controls/Select'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'

type ControlProps = ComponentProps<'input'> & {
  options?: Option[] | undefined
  rows?: number | undefined
}

export type ControlFieldProps = ControlProps & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  optionalLabel?: string
}

/** A select if it has options, a text area if it has rows, else a text input. */
function Control({ options, rows, ...rest }: ControlProps) {
  if (options) return <Select {...(rest as ComponentProps<'select'>)} options={options} />
  if (rows) return <TextArea {...(rest as ComponentProps<'textarea'>)} rows={rows} />
  return <TextInput autoComplete="off" {...rest} />
}

export function ControlField({ label, hint, error, required, optionalLabel, ...rest }: ControlFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      required={required ?? false}
      {...(optionalLabel ? { optionalLabel } : {})}
    >
      {(control) => <Control {...control} {...rest} />}
    </Field>
  )
}
