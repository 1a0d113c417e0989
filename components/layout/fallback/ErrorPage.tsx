'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { startTransition } from 'react'
import { catalogLinks } from '@/components/layout/links/shop-links'
import { PageContainer } from '@/components/layout/PageContainer'
import { Button } from '@/components/ui/buttons/Button'
import { LinkButton } from '@/components/ui/buttons/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'

type Props = {
  retry: () => void
  /** Which words of `ui` say what could not be loaded. */
  title?: 'failedTitle' | 'failedNews' | undefined
  /** Identifies the failure in the server's log. */
  number?: string | undefined
  /** Whether to lead to the finders and to the contact: on the pages of the shop. */
  hasWays: boolean
}

/** Shown by an error boundary: what failed, a button that tries again, and links to go on. */
export function FailedPage({ retry, title = 'failedTitle', number, hasWays }: Props) {
  const t = useTranslations('ui')
  const locale = useLocale()
  return (
    <PageContainer className="max-w-prose py-16">
      {/* the document may have failed before its title came */}
      <title>{`${t(title)} · ${t('shopName')}`}</title>
      <Notice
        kind="error"
        title={t(title)}
        action={
          <>
            <Button onClick={retry}>{t('retry')}</Button>
            <LinkButton href={localePath(locale, '/')} look="quiet">
              {t('backHome')}
            </LinkButton>
          </>
        }
      >
        <p>{t('failedText')}</p>
        {number ? <p className="mt-1">{t('failedNumber', { number })}</p> : null}
      </Notice>
      {hasWays ? <Ways /> : null}
    </PageContainer>
  )
}

/** Links to the finders and to the contacts; they load whole documents, since the scripts of this one failed. */
function Ways() {
  const t = useTranslations('ui.ways')
  const locale = useLocale()
  const ways = (links: readonly (readonly [label: string, href: string])[], className: string) => (
    <ul className={`flex flex-wrap gap-x-6 ${className}`}>
      {links.map(([label, href]) => (
        <li key={href}>
          <a href={href} className="prose-link flex min-h-touch items-center">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
  const finders = catalogLinks.map(({ key, path }) => [t(key), localePath(locale, path)] as const)
  const people = [
    [t('contact'), localePath(locale, '/contact')],
    [t('phone'), `tel:${t('phone').replace(/[^+\d]/g, '')}`],
    [t('email'), `mailto:${t('email')}`],
  ] as const
  return (
    <nav aria-label={t('title')} className="mt-8">
      <p className="font-semibold">{t('title')}</p>
      {ways(finders, 'mt-1')}
      {ways(people, 'mt-4')}
    </nav>
  )
}

type ErrorProps = {
  /** Next gives a server's error a digest, which its log line has too. */
  error: Error & { digest?: string }
  reset: () => void
  title?: Props['title']
  hasWays?: boolean
}

/** What every `error.tsx` shows. */
export function ErrorPage({ error, reset, title, hasWays = true }: ErrorProps) {
  const router = useRouter()
  // Asks the server again before the boundary is reset: a reset alone would show the same failure.
  const retry = () =>
    startTransition(() => {
      router.refresh()
      reset()
    })
  return <FailedPage retry={retry} number={error.digest} hasWays={hasWays} title={title} />
}
