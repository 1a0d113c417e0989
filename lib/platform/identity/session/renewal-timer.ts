'use client'

import { renewalDueIn, renewSession } from './renewal'

/** Wait after a failed renewal: long enough for a provider that is down, and far shorter than the session. */
const RETRY_MS = 5 * 60_000

let current: { uid: string; stop: () => void } | null = null

/** Renews the session of `uid` while its pages are open; null stops it. Only one session is renewed at a time. */
export function keepSession(uid: string | null): void {
  if (current?.uid === uid) return
  current?.stop()
  current = uid ? { uid, stop: keepAlive(uid) } : null
}

function keepAlive(uid: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  const wait = (ms: number) => {
    clearTimeout(timer)
    if (!stopped) timer = setTimeout(tick, ms)
  }
  const tick = () => {
    const due = renewalDueIn(Date.now())
    if (due > 0) return wait(due)
    renewSession(uid).then(
      () => wait(renewalDueIn(Date.now()) || RETRY_MS),
      (error) => {
        console.warn(`Failed to renew the session: ${error}`)
        wait(RETRY_MS)
      },
    )
  }
  // The timer of a sleeping laptop does not fire.
  const tickWhenVisible = () => document.visibilityState === 'visible' && tick()
  document.addEventListener('visibilitychange', tickWhenVisible)
  // The page comes first: nobody waits for the renewal.
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000))
  idle(() => !stopped && tick())
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tickWhenVisible)
  }
}
