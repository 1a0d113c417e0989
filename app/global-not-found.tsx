import './globals.css'
import type { Metadata } from 'next'
import { DocumentShell } from '@/components/layout/DocumentShell'
import { MissingAnywhere } from '@/components/layout/fallback/MissingAnywhere'
import { defaultLocale } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'

export const metadata: Metadata = { title: `404 · ${shop.name}`, robots: { index: false } }

export default function GlobalNotFound() {
  return (
    <DocumentShell locale={defaultLocale}>
      <MissingAnywhere />
    </DocumentShell>
  )
}
