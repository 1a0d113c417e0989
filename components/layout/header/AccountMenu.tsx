'use client'

import { usePathname } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Disclosure } from '@/components/layout/Disclosure'
import { Icon } from '@/components/layout/Icon'
import { accountLinks } from '@/components/layout/links/shop-links'
import { Link } from '@/components/ui/Link'
import { showToast } from '@/components/ui/overlay/toast-store'
import { localePath } from '@/lib/platform/i18n/routing'
import { signOut, useSession } from '@/lib/platform/identity/client'
import type { ShopUser } from '@/lib/platform/identity/user'

const forgetting = () => import('@/lib/customers/account/sign-out')

/** The account's drop-down. Its button is the same in every state, so nothing moves when the session is known. */
export function AccountMenu() {
  const t = useTranslations('layout')
  const { status, user } = useSession()
  // the loaded script also listens for the end of the session
  useEffect(() => {
    if (user) forgetting().catch(console.warn)
  }, [user])
  return (
    <Disclosure
      label={status === 'in' ? t('accountOf', { name: user?.name ?? '' }) : t('account')}
      summaryClassName="flex h-11 min-w-11 items-center justify-center gap-1.5 rounded px-2 font-medium hover:bg-face"
      summary={
        <>
          <Icon name="person" />
          <span className="hidden xl:inline">{t('account')}</span>
          <Icon name="down" className="hidden size-4 xl:block" />
        </>
      }
    >
      {status === 'in' && user ? <SignedIn user={user} /> : <SignedOut />}
    </Disclosure>
  )
}

function SignedIn({ user: { name, isAdmin, withheld } }: { user: ShopUser }) {
  const t = useTranslations('layout')
  const [leaving, setLeaving] = useState(false)
  const leave = async () => {
    setLeaving(true)
    try {
      // loaded before signing out: without this script the customer's data would stay in the browser
      const { forgetCustomer } = await forgetting()
      await signOut()
      forgetCustomer()
      showToast(t('signedOut'), { kind: 'success' })
    } catch {
      showToast(t('signOutFailed'), { kind: 'error' })
    } finally {
      setLeaving(false)
    }
  }
  return (
    <>
      <p className="truncate border-b border-hairline px-3 py-2 text-sm text-soft">{name}</p>
      <ul>
        {accountLinks.map(({ key, path }) => (
          <MenuLink key={key} path={path} label={t(key)} />
        ))}
        {isAdmin || withheld ? <MenuLink path="/admin" label={t('admin')} /> : null}
        <li>
          <button
            type="button"
            onClick={leave}
            aria-disabled={leaving || undefined}
            className="unfolded-line"
          >
            {t('signOut')}
          </button>
        </li>
      </ul>
    </>
  )
}

function SignedOut() {
  const t = useTranslations('layout')
  const next = encodeURIComponent(usePathname())
  return (
    <ul>
      <MenuLink path="/signIn" label={t('signIn')} />
      <MenuLink path="/registration" query={`?next=${next}`} label={t('register')} />
      <MenuLink path="/contact" label={t('contact')} />
    </ul>
  )
}

function MenuLink({ path, query = '', label }: { path: string; query?: string; label: string }) {
  return (
    <li>
      <Link href={`${localePath(useLocale(), path)}${query}`} className="unfolded-line">
        {label}
      </Link>
    </li>
  )
}
