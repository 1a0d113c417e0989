'use client'

import { useTranslations } from 'next-intl'
import { useFieldText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { signIn } from '@/lib/account/client'
import { PasswordInput } from './PasswordInput'
import { usePasswordConfirmation } from './use-password-confirmation'

/** The session outlived what the browser needs to read the record: the password opens it again. */
export function PasswordGate({ email, onOpen }: { email: string; onOpen: () => void }) {
  const t = useTranslations()
  const fieldText = useFieldText()
  const { register, submit, failure, error, busy } = usePasswordConfirmation(async (password) => {
    await signIn({ email, password })
    onOpen()
  })
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex max-w-lg flex-col gap-5">
      <Notice title={t('details.confirmTitle')}>{t('details.confirmText', { email })}</Notice>
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <Field label={t('details.password')} error={fieldText(error)} required>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <Button type="submit" look="signal" busy={busy} busyLabel={t('details.confirming')}>
        {t('details.confirm')}
      </Button>
    </form>
  )
}
