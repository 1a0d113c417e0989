'use client'

import { renewalDueIn, renewSession } from './renewal'

/** After a failed renewal: long enough not to press a provider that is down, short of the session's end by days. */
const RETRY_MS = 5 * 60_000

let kept: { uid: string; stop: () => void } | null = null

/** Keeps the session of `uid` alive while its pages are open; null stops. Only one is kept at a time. */
export function keepSession(uid: string | null): void {
  if (kept?.uid === uid) return
  kept?.stop()
  kept = uid ? { uid, stop: keep(uid) } : null
}

function keep(uid: string): () => void {
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
  // a laptop that slept has missed its timer
  const wake = () => document.visibilityState === 'visible' && tick()
  document.addEventListener('visibilitychange', wake)
  // nobody waits for this, so the page comes first
  const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2_000))
  idle(() => !stopped && tick())
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wake)
  }
}
