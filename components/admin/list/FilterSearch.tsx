import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'

/** The words to search for in a form of filters. */
export function FilterSearch({ label, value }: { label: string; value: string | undefined }) {
  return (
    <Field label={label}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          name="search"
          maxLength={200}
          autoComplete="off"
          defaultValue={value ?? ''}
        />
      )}
    </Field>
  )
}
