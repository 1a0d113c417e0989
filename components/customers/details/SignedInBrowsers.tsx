import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/Badge'
import { Button } from '@/components/ui/buttons/Button'
import { Link } from '@/components/ui/Link'
import { Notice } from '@/components/ui/Notice'
import { showToast } from '@/components/ui/overlay/toast-store'
import { Skeleton } from '@/components/ui/Skeleton'
import { endSession, fetchSignedInBrowsers } from '@/lib/customers/account/client'
import type { SignedInBrowser } from '@/lib/customers/account/queries'
import { forgetCustomer } from '@/lib/customers/account/sign-out'
import { CallError } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { refreshSession, signOutEverywhere } from '@/lib/platform/identity/client'
import { formatDateTime } from '@/lib/sales/orders/dates'

/** Lists the browsers in which the account is signed in, and ends the session of one or of all. */
export function SignedInBrowsers() {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const { browsers, ending, retry, endOne, endAll } = useSignedInBrowsers()
  const heading = useRef<HTMLHeadingElement>(null)
  const end = async (id: string, name: string) => {
    // the pressed button has gone with its row
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
      {browsers === 'loading' ? (
        <div role="status" className="mt-5 grid gap-4">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      ) : null}
      {browsers === 'failed' ? (
        <div className="mt-5">
          <Notice
            kind="error"
            title={t('loadFailed')}
            action={<Button onClick={retry}>{t('retry')}</Button>}
          />
        </div>
      ) : null}
      {Array.isArray(browsers) ? (
        <ul className="mt-5 divide-y divide-hairline border-y border-hairline">
          {browsers.map((browser) => (
            <BrowserRow key={browser.id} session={browser} busy={ending === browser.id} onEnd={end} />
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

type RowProps = { session: SignedInBrowser; busy: boolean; onEnd: (id: string, name: string) => void }

function BrowserRow({ session, busy, onEnd }: RowProps) {
  const t = useTranslations('sessions')
  const locale = useLocale()
  const browser = session.browser ?? t('unknown')
  const name = session.system ? t('browserOn', { browser, system: session.system }) : browser
  const signedInAt = formatDateTime(session.signedInAt, locale)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {session.isCurrent ? <Badge>{t('current')}</Badge> : null}
        </p>
        <p className="mt-1 text-sm text-soft">{t('signedIn', { time: signedInAt })}</p>
        <p className="text-sm text-soft">
          {t('lastSeen', { time: formatDateTime(session.lastSeenAt, locale) })}
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

/** Asks who is signed in after a 401: another browser may have ended the session of this page. */
async function refreshIfSignedOut(error: unknown): Promise<void> {
  if (error instanceof CallError && error.status === 401) await refreshSession()
}

function useSignedInBrowsers() {
  const t = useTranslations('sessions')
  const [browsers, setBrowsers] = useState<SignedInBrowser[] | 'loading' | 'failed'>('loading')
  /** Id of the session that is being ended, or 'everywhere'. */
  const [ending, setEnding] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason of its own
  useEffect(() => {
    const leaving = new AbortController()
    setBrowsers('loading')
    fetchSignedInBrowsers(leaving.signal).then(
      (read) => leaving.signal.aborted || setBrowsers(read),
      (error) => {
        if (leaving.signal.aborted) return
        setBrowsers('failed')
        void refreshIfSignedOut(error)
      },
    )
    return () => leaving.abort()
  }, [attempt])

  /** Answers whether the session was ended. No `useAction`: a 401 signs this page out, and rows share what is busy. */
  const run = async (what: string, end: () => Promise<void>, done: string): Promise<boolean> => {
    setEnding(what)
    try {
      await end()
      showToast(done, { kind: 'success' })
      return true
    } catch (error) {
      showToast(t('endFailed'), { kind: 'error' })
      await refreshIfSignedOut(error)
      return false
    } finally {
      setEnding(null)
    }
  }

  const endOne = (id: string, name: string) => {
    const end = async () => {
      await endSession(id).catch((error: unknown) => {
        // the session has already ended
        if (!(error instanceof CallError && error.status === 404)) throw error
      })
      setBrowsers((before) => (Array.isArray(before) ? before.filter((each) => each.id !== id) : before))
    }
    return run(id, end, t('ended', { name }))
  }

  const endEverywhere = () => signOutEverywhere().then(forgetCustomer)
  const endAll = () => run('everywhere', endEverywhere, t('everywhereDone'))
  return { browsers, ending, retry: () => setAttempt((before) => before + 1), endOne, endAll }
}
