'use client'

import type { User } from 'firebase/auth'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { showToast } from '@/components/ui/overlay/toast-store'
import { changePassword } from '@/lib/customers/account/client'
import { PasswordForm } from './PasswordForm'

/** The button, and the dialog that asks for the present and the new password. */
export function ChangePassword({ user }: { user: User }) {
  const t = useTranslations('passwordChange')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)} className="self-start">
        {t('title')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('title')} closeLabel={t('close')}>
        <PasswordForm
          label={t('present')}
          task="passwordChange"
          newPassword={{ label: t('next'), hint: t('hint') }}
          confirm={async ({ password, newPassword = '' }) => {
            await changePassword(user, password, newPassword)
            close()
            showToast(t('done'), { kind: 'success' })
          }}
          actions={(busy) => (
            <Button wide type="submit" look="signal" busy={busy} busyLabel={t('busy')}>
              {t('submit')}
            </Button>
          )}
        >
          <p>{t('text')}</p>
          <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} readOnly />
        </PasswordForm>
      </Dialog>
    </>
  )
}
