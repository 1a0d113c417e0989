'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useState } from 'react'
import { showToast } from '@/components/ui/overlay/toast-store'
import { endSession, fetchSignedInBrowsers } from '@/lib/customers/account/client'
import type { SignedInBrowser } from '@/lib/customers/account/queries'
import { forgetCustomer } from '@/lib/customers/account/sign-out'
import { CallError } from '@/lib/platform/http/client'
import { refreshSession, signOutEverywhere } from '@/lib/platform/identity/client'

export type BrowserList =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; browsers: SignedInBrowser[] }

/** The session of this page may have been ended by another browser: then the page asks who is signed in. */
async function refreshIfSignedOut(error: unknown): Promise<void> {
  if (error instanceof CallError && error.status === 401) await refreshSession()
}

/** The browsers in which the account is signed in, and the ways to end that. */
export function useSignedInBrowsers() {
  const t = useTranslations('sessions')
  const [list, setList] = useState<BrowserList>({ status: 'loading' })
  /** Id of the session that is being ended, or 'everywhere'. */
  const [ending, setEnding] = useState<string | null>(null)

  const load = useCallback(async (signal: AbortSignal) => {
    try {
      const browsers = await fetchSignedInBrowsers(signal)
      if (!signal.aborted) setList({ status: 'ready', browsers })
    } catch (error) {
      if (signal.aborted) return
      setList({ status: 'failed' })
      await refreshIfSignedOut(error)
    }
  }, [])

  useEffect(() => {
    const leaving = new AbortController()
    void load(leaving.signal)
    return () => leaving.abort()
  }, [load])

  const retry = () => {
    setList({ status: 'loading' })
    void load(new AbortController().signal)
  }

  /** Answers whether it was ended. */
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

  const endOne = (id: string, name: string) =>
    run(
      id,
      async () => {
        await endSession(id).catch((error: unknown) => {
          // it has ended meanwhile, which is what was wanted
          if (!(error instanceof CallError && error.status === 404)) throw error
        })
        setList((before) =>
          before.status === 'ready'
            ? { status: 'ready', browsers: before.browsers.filter((browser) => browser.id !== id) }
            : before,
        )
      },
      t('ended', { name }),
    )

  const endAll = () =>
    run(
      'everywhere',
      async () => {
        await signOutEverywhere()
        forgetCustomer()
      },
      t('everywhereDone'),
    )

  return { list, ending, retry, endOne, endAll }
}
