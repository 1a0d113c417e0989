'use client'

import type { User } from 'firebase/auth'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { deleteAccount } from '@/lib/customers/account/client'
import type { PasswordConfirmation } from '@/lib/customers/account/schema'
import { forgetCustomer } from '@/lib/customers/account/sign-out'
import { PasswordForm } from './PasswordForm'

type Props = { user: User; open: boolean; onClose: () => void; onDeleted: () => void }

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccountDialog({ user, open, onClose, onDeleted }: Props) {
  const t = useTranslations('deletion')
  const confirm = async ({ password }: PasswordConfirmation) => {
    await deleteAccount(user, password)
    forgetCustomer()
    onDeleted()
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} closesOnBack>
      <PasswordForm
        label={t('password')}
        task="deletion"
        confirm={confirm}
        actions={(busy) => (
          <div className="grid gap-3 sm:grid-cols-2">
            <Button wide onClick={onClose} look="quiet">
              {t('cancel')}
            </Button>
            <Button wide type="submit" busy={busy} busyLabel={t('busy')}>
              {t('confirm')}
            </Button>
          </div>
        )}
      >
        <p>{t('text')}</p>
      </PasswordForm>
    </Dialog>
  )
}
