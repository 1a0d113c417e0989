import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { useHydrated } from '@/components/ui/use-hydrated'
import { forgetCustomer } from '@/lib/customers/account/sign-out'
import { localePath } from '@/lib/platform/i18n/routing'
import { currentSession, signOut } from '@/lib/platform/identity/client'
import { arrivalOf, type Detour, destinationOf, detourOf } from '@/lib/platform/identity/next'
import type { ShopUser } from '@/lib/platform/identity/user'
import { mergeVisitorCart } from '@/lib/sales/cart/merge'

/** Shown to a signed-in customer instead of the form. No `useAction`: both presses end with another document. */
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

/** Leads on after signing in, once the visitor's cart is merged; to the cart if some of its goods could not be had. */
export function useArrival(detour: Detour, otherwise: '/' | '/cart'): () => Promise<void> {
  const locale = useLocale()
  const destination = destinationOf(detour, locale, otherwise)
  return async () => {
    const { user } = await currentSession()
    const merged = user && (await mergeVisitorCart(user.uid))
    const arrival =
      merged === 'partly' ? localePath(locale, '/cart') : arrivalOf(detour, user, { locale, destination })
    // loads a new document, so that the customer sees no page that was fetched for a visitor
    window.location.replace(arrival)
  }
}

/** The query's way back. It is read after hydration, because the prerendered page is the same for everyone. */
export function useDetour(): Detour {
  const search = useHydrated() ? window.location.search : ''
  return useMemo(() => detourOf(search), [search])
}
