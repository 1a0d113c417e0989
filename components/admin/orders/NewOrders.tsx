'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { CallError } from '@/lib/http/client'
import { localePath } from '@/lib/i18n/routing'
import { countOrdersSince } from '@/lib/orders/client'
import type { OrdersMark } from '@/lib/orders/panel'

const PAUSE_MS = 15_000
/** A single failed request is not shown. */
const WORRYING_FAILURES = 3

type News = { fresh: number; trouble: 'none' | 'offline' | 'signedOut' }
const quiet: News = { fresh: 0, trouble: 'none' }

/**
 * Says that new orders have arrived, and shows them only after a press: rows must not move under the pointer. Its space
 * is reserved, so the notice moves nothing either.
 */
export function NewOrders({ mark }: { mark: OrdersMark }) {
  const t = useTranslations('admin.fresh')
  const locale = useLocale()
  const router = useRouter()
  const { since, seen } = mark
  const [news, setNews] = useState(quiet)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0
    let stopped = false
    setNews(quiet)
    const ask = async () => {
      clearTimeout(timer)
      const found = await countOrdersSince(since).catch((error: unknown) => error)
      if (stopped) return
      if (found instanceof CallError && (found.status === 401 || found.status === 403))
        return setNews((news) => ({ ...news, trouble: 'signedOut' }))
      const failed = found instanceof Error
      failures = failed ? failures + 1 : 0
      if (!failed) setNews({ fresh: Math.max(0, (found as { count: number }).count - seen), trouble: 'none' })
      else if (failures >= WORRYING_FAILURES) setNews((news) => ({ ...news, trouble: 'offline' }))
      timer = setTimeout(ask, PAUSE_MS)
    }
    const wake = () => void (document.visibilityState === 'visible' && ask())
    timer = setTimeout(ask, PAUSE_MS)
    window.addEventListener('focus', wake)
    document.addEventListener('visibilitychange', wake)
    return () => {
      stopped = true
      clearTimeout(timer)
      window.removeEventListener('focus', wake)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [since, seen])

  useEffect(() => {
    if (news.fresh === 0) return
    const plain = document.title
    document.title = `(${news.fresh}) ${plain}`
    return () => {
      if (document.title === `(${news.fresh}) ${plain}`) document.title = plain
    }
  }, [news.fresh])

  const show = () => {
    router.push(localePath(locale, '/admin'))
    router.refresh()
  }
  return (
    <div role="status" className="ml-auto flex min-h-touch items-center">
      {news.trouble === 'none' ? null : <p className="text-sm text-danger">{t(news.trouble)}</p>}
      {news.trouble === 'none' && news.fresh > 0 ? (
        <button
          type="button"
          onClick={show}
          className="min-h-touch rounded bg-signal px-4 font-semibold text-ink hover:bg-signal-strong"
        >
          {t('show', { count: news.fresh })}
        </button>
      ) : null}
    </div>
  )
}
