import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { useHydrated } from '@/components/ui/use-hydrated'
import { forgetCustomer } from '@/lib/customers/account/sign-out'
import { localePath } from '@/lib/platform/i18n/routing'
import { currentSession, signOut } from '@/lib/platform/identity/client'
import { arrivalOf, type Detour, destinationOf, detourOf } from '@/lib/platform/identity/next'
import type { ShopUser } from '@/lib/platform/identity/user'
import { mergeVisitorCart } from '@/lib/sales/cart/merge'

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

/** The way on after signing in, with the visitor's cart; to the cart where not all of it could be had. */
export function useArrival(detour: Detour, otherwise: '/' | '/cart'): () => Promise<void> {
  const locale = useLocale()
  const destination = destinationOf(detour, locale, otherwise)
  return async () => {
    const { user } = await currentSession()
    const merged = user && (await mergeVisitorCart(user.uid))
    const arrival =
      merged === 'partly' ? localePath(locale, '/cart') : arrivalOf(detour, user, { locale, destination })
    // a whole load, so that no page which was fetched for a visitor is shown to the customer
    window.location.replace(arrival)
  }
}

/** What brought the visitor here: read after hydration, because the page itself is the same for everyone. */
export function useDetour(): Detour {
  const search = useHydrated() ? window.location.search : ''
  return useMemo(() => detourOf(search), [search])
}
