import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'

type Props = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  error: string | undefined
}

/** A password with a button that shows what was typed. */
export function PasswordField({ label, hint, error, ...input }: Props) {
  const t = useTranslations('signIn')
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} required>
      {(control) => (
        <span className="relative block">
          <TextInput
            {...control}
            {...input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className="pr-13"
          />
          <button
            type="button"
            onClick={() => setShown(!shown)}
            aria-pressed={shown}
            aria-label={shown ? t('hidePassword') : t('showPassword')}
            className="absolute top-0 right-0 flex size-11 items-center justify-center rounded text-soft hover:text-type"
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" fill="none" stroke="currentColor">
              <path
                d="M2 12c2.6-4.6 6-7 10-7s7.4 2.4 10 7c-2.6 4.6-6 7-10 7s-7.4-2.4-10-7z"
                strokeWidth="2"
              />
              <circle cx="12" cy="12" r="3" strokeWidth="2" />
              {shown ? <path d="M4 20L20 4" strokeWidth="2.2" /> : null}
            </svg>
          </button>
        </span>
      )}
    </Field>
  )
}
