import { useEffect, useState } from 'react'
import { CallError } from '@/lib/platform/http/client'

const PAUSE_MS = 15_000
/** A single failed request is not shown. */
const WORRYING_FAILURES = 3

type Polled<T> = { value: T | null; trouble: 'none' | 'offline' | 'signedOut' }

type Report<T> = (polled: (before: Polled<T>) => Polled<T>) => void

/** Reads every 15 seconds, and at once when the window gets the focus or is shown. Returns the function that stops it. */
export function startPolling<T>(
  read: () => Promise<T>,
  report: Report<T>,
  isReadAtOnce: boolean,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let stopped = false
  let isAsking = false
  const ask = async () => {
    // a return to the window fires both events
    if (isAsking) return
    isAsking = true
    clearTimeout(timer)
    try {
      const value = await read()
      if (stopped) return
      failures = 0
      report(() => ({ value, trouble: 'none' }))
    } catch (error) {
      if (stopped) return
      if (error instanceof CallError && (error.status === 401 || error.status === 403))
        return report(({ value }) => ({ value, trouble: 'signedOut' }))
      failures += 1
      if (failures >= WORRYING_FAILURES) report(({ value }) => ({ value, trouble: 'offline' }))
    } finally {
      isAsking = false
    }
    timer = setTimeout(ask, PAUSE_MS)
  }
  const wake = () => void (document.visibilityState === 'visible' && ask())
  if (isReadAtOnce) void ask()
  else timer = setTimeout(ask, PAUSE_MS)
  window.addEventListener('focus', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    stopped = true
    clearTimeout(timer)
    window.removeEventListener('focus', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}

/** Reads again and again while the page is open, until the session ends. Another `read` begins anew. */
export function usePolled<T>(read: () => Promise<T>, { isReadAtOnce = false } = {}): Polled<T> {
  const [polled, setPolled] = useState<Polled<T>>({ value: null, trouble: 'none' })
  useEffect(() => {
    setPolled({ value: null, trouble: 'none' })
    return startPolling(read, setPolled, isReadAtOnce)
  }, [read, isReadAtOnce])
  return polled
}
