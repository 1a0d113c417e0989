'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'

type Props = {
  /** What signing in is for, on this page. */
  text: string
  signIn: string
  register: string
  /** Path of this page without its language: where signing in leads back to. */
  back: string
  /** Further ways on, beside the two buttons. */
  children?: ReactNode
}

/** Tells a visitor that nobody is signed in, with the ways to change that. */
export function SignInFirst({ text, signIn, register, back, children }: Props) {
  const t = useTranslations('errors.account')
  const locale = useLocale()
  const next = encodeURIComponent(localePath(locale, back))
  return (
    <Notice
      title={t('not_authenticated')}
      action={
        <>
          <LinkButton look="signal" href={`${localePath(locale, '/signIn')}?next=${next}`}>
            {signIn}
          </LinkButton>
          <LinkButton look="quiet" href={`${localePath(locale, '/registration')}?next=${next}`}>
            {register}
          </LinkButton>
          {children}
        </>
      }
    >
      {text}
    </Notice>
  )
}
