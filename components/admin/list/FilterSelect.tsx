'use client'

import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'

type Props = {
  label: string
  name: string
  value: string | undefined
  /** The words for no choice, where there is that choice. */
  all?: string
  options: { value: string; label: string }[]
}

/** A choice in a form of filters, which is applied at once where there is script. */
export function FilterSelect({ label, name, value, all, options }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={value ?? ''}
          onChange={(event) => event.target.form?.requestSubmit()}
          options={all === undefined ? options : [{ value: '', label: all }, ...options]}
        />
      )}
    </Field>
  )
}
