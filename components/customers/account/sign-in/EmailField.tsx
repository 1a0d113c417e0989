import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'

type Props = ComponentProps<typeof TextInput> & { label: string; error: string | undefined }

/** The e-mail that an account is known by. */
export function EmailField({ label, error, ...input }: Props) {
  return (
    <Field label={label} error={error} required>
      {(control) => (
        <TextInput {...control} {...input} type="email" inputMode="email" autoComplete="username" />
      )}
    </Field>
  )
}
