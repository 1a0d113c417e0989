'use client'

import type { User } from 'firebase/auth'
import { useTranslations } from 'next-intl'
import { useFieldText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field } from '@/components/ui/Field'
import { Notice } from '@/components/ui/Notice'
import { deleteAccount } from '@/lib/account/client'
import { forgetCheckout } from '@/lib/checkout/storage'
import { PasswordInput } from './PasswordInput'
import { usePasswordConfirmation } from './use-password-confirmation'

type Props = { user: User; open: boolean; onClose: () => void; onDeleted: () => void }

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ user, open, onClose, onDeleted }: Props) {
  const t = useTranslations('deletion')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Confirmation user={user} onClose={onClose} onDeleted={onDeleted} />
    </Dialog>
  )
}

function Confirmation({ user, onClose, onDeleted }: Omit<Props, 'open'>) {
  const t = useTranslations()
  const fieldText = useFieldText()
  const { register, submit, failure, error, busy } = usePasswordConfirmation(async (password) => {
    await deleteAccount(user, password)
    forgetCheckout()
    onDeleted()
  })
  return (
    <form method="dialog" onSubmit={submit} noValidate className="flex flex-col gap-5">
      <p>{t('deletion.text')}</p>
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      <Field label={t('deletion.password')} error={fieldText(error)} required>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button wide onClick={onClose} look="quiet">
          {t('deletion.cancel')}
        </Button>
        <Button wide type="submit" busy={busy} busyLabel={t('deletion.busy')}>
          {t('deletion.confirm')}
        </Button>
      </div>
    </form>
  )
}
