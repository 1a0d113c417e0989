import './globals.css'
import type { Metadata } from 'next'
import { DocumentShell } from '@/components/layout/DocumentShell'
import { MissingAnywhere } from '@/components/layout/fallback/MissingAnywhere'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { detailsInDocument, shop } from '@/lib/platform/shop-details'
import { loadSettingsOfPage } from '@/lib/shop/settings/cached'

export async function generateMetadata(): Promise<Metadata> {
  await loadSettingsOfPage()
  return { title: `404 · ${shop.name}`, robots: { index: false } }
}

export default async function GlobalNotFound() {
  await loadSettingsOfPage()
  return (
    <DocumentShell locale={defaultLocale} shopDetails={detailsInDocument()}>
      <MissingAnywhere />
    </DocumentShell>
  )
}
