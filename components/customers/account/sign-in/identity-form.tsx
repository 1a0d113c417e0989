import { zodResolver } from '@hookform/resolvers/zod'
import { type ComponentProps, useEffect, useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, get, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { EmailSuggestion } from '@/components/forms/EmailSuggestion'
import { useFieldText } from '@/components/problems/use-problem-text'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { invalidFieldsOf } from '@/lib/platform/http/client'
import { firebase } from '@/lib/platform/identity/firebase/firebase-client'
import {
  type IdentityErrorKey,
  type IdentityTask,
  identityErrorKey,
} from '@/lib/platform/identity/firebase/provider-errors'

type Options<Values extends FieldValues> = {
  schema: z.ZodType<Values, Values>
  /** Which words the identity provider's errors get. */
  task: IdentityTask
  /** Does what the form is for; an error that it throws is shown above the fields. */
  send: (values: Values) => Promise<void>
  /** Left out on a prerendered page: default values would replace what was typed before the script ran. */
  defaultValues?: DefaultValues<Values>
}

/** A form whose answer comes from the identity provider. No `useAction`: the provider's errors have other words. */
export function useIdentityForm<Values extends FieldValues>({
  schema,
  task,
  send,
  defaultValues,
}: Options<Values>) {
  const fieldText = useFieldText()
  const [failure, setFailure] = useState<IdentityErrorKey | null>(null)
  const [isSent, setSent] = useState(false)
  const { register, handleSubmit, formState, setError, setValue } = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    ...(defaultValues ? { defaultValues } : {}),
  })
  useEffect(() => {
    // loads the SDK while the form is filled in; sending the form reports a failure
    firebase().catch(() => {})
  }, [])
  const submit = handleSubmit(async (values) => {
    setFailure(null)
    setSent(true)
    try {
      await send(values)
    } catch (error) {
      setSent(false)
      const refused = invalidFieldsOf(error).filter(({ path }) => path in values)
      for (const { path, code } of refused)
        setError(path as FieldPath<Values>, { message: code }, { shouldFocus: true })
      if (refused.length === 0) setFailure(identityErrorKey(error, task))
    }
  })
  const errorOf = (field: FieldPath<Values>) => fieldText(get(formState.errors, field))
  const { isSubmitting: busy, errors } = formState
  /** `isSent` stays true after an accepted press: the form shows as busy until another page has come. */
  return { register, setValue, submit, busy, isSent, errors, errorOf, failure }
}

type Props = ComponentProps<typeof TextInput> & {
  label: string
  hint?: string
  error: string | undefined
  /** Replaces the typed address by the suggested one; given where a mistake costs a new account or a mail. */
  onChoose?: (email: string) => void
}

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
              // removes the suggestion while typing: the button below must not move under the press that leaves the field
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
