'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { signIn } from '@/lib/customers/account/client'
import type { PasswordConfirmation } from '@/lib/customers/account/schema'
import { PasswordForm } from './PasswordForm'

/** The session outlived what the browser needs to read the record: the password opens it again. */
export function PasswordGate({ email, onOpen }: { email: string; onOpen: () => void }) {
  const t = useTranslations('details')
  const open = async ({ password }: PasswordConfirmation) => {
    await signIn({ email, password })
    onOpen()
  }
  return (
    <div className="max-w-lg">
      <PasswordForm
        label={t('password')}
        task="confirmation"
        confirm={open}
        actions={(busy) => (
          <Button type="submit" look="signal" busy={busy} busyLabel={t('confirming')}>
            {t('confirm')}
          </Button>
        )}
      >
        <Notice title={t('confirmTitle')}>{t('confirmText', { email })}</Notice>
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      </PasswordForm>
    </div>
  )
}
