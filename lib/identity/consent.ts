'use client'

import { useSyncExternalStore } from 'react'
import { createStore } from '@/lib/core/store'
import { analytics, identityConfig } from '@/lib/identity/firebase/firebase-client'

/** The visitor's answer to the analytics question; null before there is one. */
export type Consent = 'granted' | 'refused' | null

const CONSENT_KEY = 'trakt-consent'
/** Answers given on this page; other tabs tell theirs through the storage. */
const answer = createStore<Consent>(null)

/** Without storage the answer cannot be kept, so visits are not counted and the question is not shown on every page. */
function storedConsent(): Consent {
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    return stored === 'granted' || stored === 'refused' ? stored : null
  } catch {
    return 'refused'
  }
}

/** Stores the answer and applies it at once. */
export function giveConsent(consent: Exclude<Consent, null>): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent)
  } catch {
    // Without storage the answer holds for this page only.
  }
  answer.write(consent)
  void count(consent)
}

/** Starts or stops counting visits. The analytics code is not even downloaded before the visitor has agreed. */
export async function count(consent: Exclude<Consent, null>): Promise<void> {
  try {
    if (consent === 'refused') return stopCounting?.()
    const service = await analytics()
    // The consent was withdrawn during the download.
    if (!service || storedConsent() !== 'granted') return
    const { sdk, start } = service
    const started = start()
    sdk.setAnalyticsCollectionEnabled(started, true)
    stopCounting = () => sdk.setAnalyticsCollectionEnabled(started, false)
  } catch (error) {
    console.warn(`Analytics failed: ${error}`)
  }
}

let stopCounting: (() => void) | undefined

/** Whether this shop has analytics; only then is the question shown. */
export const countsVisits = async (): Promise<boolean> => Boolean((await identityConfig()).measurementId)

function subscribe(listener: () => void): () => void {
  const unsubscribe = answer.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

/** The current answer; 'refused' during server rendering, where the question is never shown. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, storedConsent, () => 'refused')
