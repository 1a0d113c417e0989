import type { User } from 'firebase/auth'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { isVerified, requestVerification } from '@/lib/customers/account/client'
import { type IdentityErrorKey, identityErrorKey } from '@/lib/platform/identity/firebase/provider-errors'

/**
 * Asks to confirm the address. The link opens in another window, so the notice looks again when this one is visible. A
 * state of its own and no `useAction`: the provider's errors have other words, and the button goes once the mail is sent.
 */
export function VerificationNotice({ user }: { user: User }) {
  const t = useTranslations()
  const locale = useLocale()
  const [verified, setVerified] = useState(user.emailVerified)
  const [state, setState] = useState<'waiting' | 'sending' | 'sent'>('waiting')
  const [failure, setFailure] = useState<IdentityErrorKey | null>(null)

  useEffect(() => {
    if (verified) return
    let isUnmounted = false
    const look = () => {
      if (document.visibilityState === 'hidden') return
      isVerified(user).then(
        (answer) => !isUnmounted && setVerified(answer),
        (error) => console.warn(`Failed to ask whether the address is confirmed: ${error}`),
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      isUnmounted = true
      document.removeEventListener('visibilitychange', look)
    }
  }, [user, verified])

  if (verified) return null
  const send = async () => {
    setFailure(null)
    setState('sending')
    try {
      await requestVerification(user, locale)
      setState('sent')
    } catch (error) {
      console.warn(`Failed to send the verification: ${error}`)
      setFailure(identityErrorKey(error, 'verification'))
      setState('waiting')
    }
  }
  return (
    <Notice
      title={t('verification.title')}
      action={
        state === 'sent' ? null : (
          <Button
            look="quiet"
            onClick={send}
            busy={state === 'sending'}
            busyLabel={t('verification.sending')}
          >
            {t('verification.send')}
          </Button>
        )
      }
    >
      <p>{t('verification.text', { email: user.email ?? '' })}</p>
      <p aria-live="polite" className="mt-1 font-semibold text-type">
        {state === 'sent' ? t('verification.sent') : null}
        {failure ? t(failure) : null}
      </p>
    </Notice>
  )
}
