'use client'

import { useSyncExternalStore } from 'react'
import { cloud, identityConfig } from '@/lib/identity/firebase/firebase-client'

/** What a visitor said about being counted; null while they have said nothing. */
export type Consent = 'granted' | 'refused' | null

const CONSENT_KEY = 'trakt-consent'
const listeners = new Set<() => void>()

/** Without storage the answer cannot be kept, so nobody is counted and nobody is asked on every page. */
function storedConsent(): Consent {
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    return stored === 'granted' || stored === 'refused' ? stored : null
  } catch {
    return 'refused'
  }
}

/** Keeps the answer and acts upon it at once. */
export function giveConsent(consent: Exclude<Consent, null>): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // it holds for this page
  }
  for (const listener of listeners) listener()
  void count(consent)
}

/** Counts visits from now on, or no more. Analytics are not even downloaded before somebody has agreed. */
export async function count(consent: Exclude<Consent, null>): Promise<void> {
  try {
    if (consent === 'refused') return stopCounting?.()
    const analytics = await cloud.analytics()
    // taken back while it was on its way
    if (!analytics || storedConsent() !== 'granted') return
    const { sdk, start } = analytics
    const started = start()
    sdk.setAnalyticsCollectionEnabled(started, true)
    stopCounting = () => sdk.setAnalyticsCollectionEnabled(started, false)
  } catch (error) {
    console.warn(`Analytics failed: ${error}`)
  }
}

let stopCounting: (() => void) | undefined

/** Whether this shop counts visits at all; only then is anybody asked. */
export const countsVisits = async (): Promise<boolean> => Boolean((await identityConfig()).measurementId)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The present answer; 'refused' while the page is rendered on the server, where nobody is asked. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, storedConsent, () => 'refused')
