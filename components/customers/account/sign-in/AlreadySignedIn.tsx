import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { forgetCustomer } from '@/lib/customers/account/sign-out'
import { signOut } from '@/lib/platform/identity/client'
import type { ShopUser } from '@/lib/platform/identity/user'

/** In place of a form that a signed-in customer does not need. */
export function AlreadySignedIn(props: { user: ShopUser; onContinue: () => Promise<void> }) {
  const t = useTranslations('signIn')
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const goOn = async () => {
    setBusy(true)
    await props.onContinue()
  }
  const leave = () => signOut().then(forgetCustomer, () => setFailed(true))
  return (
    <Notice
      title={t('already', { name: props.user.name })}
      action={
        <>
          <Button look="signal" busy={busy} onClick={goOn}>
            {t('continue')}
          </Button>
          <Button look="quiet" onClick={leave}>
            {t('signOut')}
          </Button>
        </>
      }
    >
      {failed ? <span role="alert">{t('signOutFailed')}</span> : null}
    </Notice>
  )
}
