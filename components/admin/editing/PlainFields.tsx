import type { ComponentProps, ReactNode } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { type Option, Select } from '@/components/ui/controls/Select'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'

/** A choice where it has options, several lines of text where it has rows, and one line otherwise. */
export type PlainField = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'min' | 'max' | 'maxLength'
> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  required?: boolean
  /** What it begins with. */
  value?: string | number | undefined
  options?: Option[]
  /** The words for no choice, where there is that choice. */
  all?: string
  rows?: number
  error?: string | undefined
  /** Where it stands in the form. */
  className?: string
}

type Props = { fields: readonly PlainField[]; faultOf?: (name: string) => string | undefined }

/** The fields of a form that keeps no state: its controls have their names and what they begin with. */
export const PlainFields = ({ fields, faultOf }: Props) =>
  fields.map(({ label, hint, required = false, error, className, ...control }) => {
    const field = (
      <Field
        key={control.name}
        label={label}
        hint={hint}
        error={error ?? faultOf?.(control.name)}
        required={required}
      >
        {(props) => <Control {...props} {...control} />}
      </Field>
    )
    return className ? (
      <div key={control.name} className={className}>
        {field}
      </div>
    ) : (
      field
    )
  })

function Control({ value = '', options, all, rows, ...rest }: Omit<PlainField, 'label'>) {
  const { name, maxLength = 300, ...control } = rest
  if (rows)
    return <TextArea {...control} name={name} maxLength={maxLength} rows={rows} defaultValue={value} />
  if (!options)
    return (
      <TextInput {...control} name={name} maxLength={maxLength} autoComplete="off" defaultValue={value} />
    )
  return (
    <Select
      {...control}
      // React gives a mounted select no other default
      key={value}
      name={name}
      defaultValue={value}
      options={all === undefined ? options : [{ value: '', label: all }, ...options]}
    />
  )
}
