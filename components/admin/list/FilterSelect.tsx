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

/** A choice in a form of filters. */
export function FilterSelect({ label, name, value, all, options }: Props) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          // React gives a mounted select no other default
          key={value ?? ''}
          name={name}
          defaultValue={value ?? ''}
          options={all === undefined ? options : [{ value: '', label: all }, ...options]}
        />
      )}
    </Field>
  )
}
