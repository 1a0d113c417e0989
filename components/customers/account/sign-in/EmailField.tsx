import { type ComponentProps, useState } from 'react'
import { EmailSuggestion } from '@/components/forms/EmailSuggestion'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'

type Props = ComponentProps<typeof TextInput> & {
  label: string
  hint?: string
  error: string | undefined
  /** Takes another address than was typed; given where a mistake would cost: a new account, a mail. */
  onChoose?: (email: string) => void
}

/** The e-mail that an account is known by. */
export function EmailField({
  label,
  hint,
  error,
  onChoose,
  onBlur,
  onChange,
  autoComplete = 'username',
  ...input
}: Props) {
  const [typed, setTyped] = useState('')
  return (
    <div className="grid gap-1.5">
      <Field label={label} hint={hint} error={error} required>
        {(control) => (
          <TextInput
            {...control}
            {...input}
            type="email"
            inputMode="email"
            autoComplete={autoComplete}
            onChange={(event) => {
              // the button below must not move under the press that leaves the field
              setTyped('')
              onChange?.(event)
            }}
            onBlur={(event) => {
              setTyped(event.target.value)
              onBlur?.(event)
            }}
          />
        )}
      </Field>
      {onChoose ? (
        <EmailSuggestion
          typed={typed}
          onChoose={(email) => {
            onChoose(email)
            setTyped(email)
          }}
        />
      ) : null}
    </div>
  )
}
