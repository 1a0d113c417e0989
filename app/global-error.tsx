'use client'

import './globals.css'
import { lazy, Suspense } from 'react'
import { DocumentShell } from '@/components/layout/DocumentShell'
import { defaultLocale } from '@/lib/platform/i18n/routing'

/** Loaded only when it is shown, because Next loads this file with every page. */
const FailedDocument = lazy(async () => {
  try {
    return { default: (await import('@/components/layout/fallback/FailedDocument')).FailedDocument }
  } catch {
    return { default: Reload }
  }
})

/** Shown where the document cannot be loaded, for example without a connection. */
const Reload = () => <a href="?">500 ↻</a>

/** Shown when not even the root layout could be rendered. The language is unknown here. */
export default function GlobalError() {
  const shopDetails = typeof document === 'undefined' ? undefined : document.documentElement.dataset.shop
  return (
    <DocumentShell locale={defaultLocale} shopDetails={shopDetails}>
      <Suspense>
        <FailedDocument />
      </Suspense>
    </DocumentShell>
  )
}
