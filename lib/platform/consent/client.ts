'use client'

import { useSyncExternalStore } from 'react'
import { call } from '@/lib/platform/http/client'
import type { Locale } from '@/lib/platform/i18n/routing'
import { analytics, identityConfig } from '@/lib/platform/identity/firebase/firebase-client'
import { createStore } from '@/lib/platform/store'
import type { ConsentAnswer } from './schema'

/** The day from which the question about counting visits is asked in these words; change it together with `consent.text`. */
export const CONSENT_VERSION = '2026-11-22'

/** The visitor's answer to the analytics question; null before there is one. */
export type Consent = 'granted' | 'refused' | null

/** `refused`, or the version of the words that were agreed to: consent to other words is asked for anew. */
const CONSENT_KEY = 'trakt-consent'
const RECORD_KEY = 'trakt-consent-record'
/** Answers given on this page; other tabs tell theirs through the storage. */
const answer = createStore<Consent>(null)

/** Without storage the answer cannot be kept, so visits are not counted and the question is not shown on every page. */
function storedConsent(): Consent {
  try {
    const stored = localStorage.getItem(CONSENT_KEY)
    if (stored === 'refused') return stored
    return stored === CONSENT_VERSION ? 'granted' : null
  } catch {
    return 'refused'
  }
}

export function giveConsent(consent: Exclude<Consent, null>, locale: Locale): void {
  try {
    localStorage.setItem(CONSENT_KEY, consent === 'granted' ? CONSENT_VERSION : consent)
  } catch {
    // Without storage the answer holds for this page only.
  }
  answer.write(consent)
  void applyConsent(consent, locale)
}

/** Starts or stops counting visits. Analytics is not even downloaded before the shop has recorded the consent: the proof. */
export async function applyConsent(consent: Exclude<Consent, null>, locale: Locale): Promise<void> {
  try {
    if (consent === 'refused') stopCounting?.()
    recording = recording.catch(() => {}).then(() => recordAnswer(consent, locale))
    await recording
    if (consent === 'refused') return
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
/** One answer at a time, so that none is recorded twice. */
let recording: Promise<void> = Promise.resolve()

/** Tells the shop an answer that it does not have yet. Who refuses without having agreed leaves no record. */
async function recordAnswer(consent: Exclude<Consent, null>, locale: Locale): Promise<void> {
  const [visitor, recorded] = localStorage.getItem(RECORD_KEY)?.split(' ') ?? []
  const isGranted = consent === 'granted'
  const told = isGranted ? CONSENT_VERSION : consent
  if (recorded === told || (!visitor && !isGranted)) return
  const body: ConsentAnswer = {
    visitor: visitor ?? crypto.randomUUID(),
    granted: isGranted,
    version: CONSENT_VERSION,
    locale,
  }
  await call('POST /api/consent', { body })
  localStorage.setItem(RECORD_KEY, `${body.visitor} ${told}`)
}

/** Whether this shop has analytics; only then is the question shown. */
export const countsVisits = async (): Promise<boolean> => Boolean((await identityConfig()).measurementId)

function subscribeToConsent(listener: () => void): () => void {
  const unsubscribe = answer.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

/** The current answer; 'refused' during server rendering, where the question is never shown. */
export const useConsent = (): Consent =>
  useSyncExternalStore(subscribeToConsent, storedConsent, () => 'refused')
