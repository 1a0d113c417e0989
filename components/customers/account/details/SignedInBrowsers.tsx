'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import type { SignedInBrowser } from '@/lib/customers/account/queries'
import { localePath } from '@/lib/platform/i18n/routing'
import { formatMoment } from '@/lib/sales/orders/dates'
import { useSignedInBrowsers } from './use-signed-in-browsers'

/** Where the account is signed in, and how to end that: in one browser or in all of them. */
export function SignedInBrowsers() {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const { list, ending, retry, endOne, endAll } = useSignedInBrowsers()
  const heading = useRef<HTMLHeadingElement>(null)
  const end = async (id: string, name: string) => {
    // the button that was pressed is gone with its row
    if (await endOne(id, name)) heading.current?.focus()
  }
  return (
    <section aria-labelledby="signed-in-browsers" className="max-w-2xl border-t border-hairline pt-8">
      <h2
        id="signed-in-browsers"
        ref={heading}
        tabIndex={-1}
        className="font-display text-lg font-bold outline-none"
      >
        {t('title')}
      </h2>
      <p className="mt-3">
        {t('text')}{' '}
        <Link href={localePath(locale, '/reset-password')} className="prose-link">
          {t('newPassword')}
        </Link>
      </p>
      {list.status === 'loading' ? <LoadingRows label={t('loading')} /> : null}
      {list.status === 'failed' ? (
        <div className="mt-5">
          <Notice
            kind="error"
            title={t('loadFailed')}
            action={<Button onClick={retry}>{t('retry')}</Button>}
          />
        </div>
      ) : null}
      {list.status === 'ready' ? (
        <ul className="mt-5 divide-y divide-hairline border-y border-hairline">
          {list.browsers.map((browser) => (
            <Row key={browser.id} browser={browser} busy={ending === browser.id} onEnd={end} />
          ))}
        </ul>
      ) : null}
      <p className="mt-7 mb-3">{t('everywhereText')}</p>
      <Button look="quiet" onClick={endAll} busy={ending === 'everywhere'} busyLabel={t('ending')}>
        {t('everywhere')}
      </Button>
    </section>
  )
}

type RowProps = { browser: SignedInBrowser; busy: boolean; onEnd: (id: string, name: string) => void }

function Row({ browser: session, busy, onEnd }: RowProps) {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const browser = session.browser ?? t('unknown')
  const name = session.system ? t('browserOn', { browser, system: session.system }) : browser
  const signedInAt = formatMoment(session.signedInAt, locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.isCurrent ? <Badge>{t('current')}</Badge> : null}
        </p>
        <p className="mt-1 text-sm text-soft">{t('signedIn', { time: signedInAt })}</p>
        <p className="text-sm text-soft">
          {t('lastSeen', { time: formatMoment(session.lastSeenAt, locale) })}
        </p>
      </div>
      {session.isCurrent ? null : (
        <Button
          look="quiet"
          busy={busy}
          busyLabel={t('ending')}
          aria-label={t('endOf', { name, time: signedInAt })}
          onClick={() => onEnd(session.id, name)}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

function LoadingRows({ label }: { label: string }) {
  return (
    <div role="status" className="mt-5 grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </div>
  )
}
