'use client'

import './globals.css'
import { lazy, Suspense } from 'react'
import { DocumentShell } from '@/components/layout/DocumentShell'
import { defaultLocale } from '@/lib/platform/i18n/routing'

/** Next loads this file with every page, so what it shows is loaded when it is shown. */
const FailedDocument = lazy(async () => {
  try {
    return { default: (await import('@/components/layout/fallback/FailedDocument')).FailedDocument }
  } catch {
    return { default: Reload }
  }
})

/** All that is left without a connection. */
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
