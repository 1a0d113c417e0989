import '../globals.css'
import type { Metadata, Viewport } from 'next'
import * as rootParams from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DocumentShell } from '@/components/layout/DocumentShell'
import { MissingAnywhere } from '@/components/layout/MissingAnywhere'
import { NotHere } from '@/components/layout/NotHere'
import { Toaster } from '@/components/ui/Toaster'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { locales } from '@/lib/i18n/routing'
import { shopOrigin } from '@/lib/seo/origin'
import { shop } from '@/lib/shop'

export const generateStaticParams = () => locales.filter((l) => l !== 'pl').map((locale) => ({ locale }))

export const viewport: Viewport = { themeColor: '#15171A', width: 'device-width', initialScale: 1 }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    metadataBase: shopOrigin(),
    title: { default: t('title'), template: `%s · ${shop.name}` },
    description: t('description'),
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const segment = await rootParams.locale()
  const locale = await pageLocale()
  // any first segment that has no page of its own arrives here as a language
  if (segment !== undefined && segment !== locale)
    return (
      <DocumentShell locale={locale}>
        <NotHere>
          <MissingAnywhere />
        </NotHere>
      </DocumentShell>
    )
  const t = await getTranslations('ui')
  return (
    <DocumentShell locale={locale}>
      {/* the words of error.tsx, which renders in the browser */}
      <ClientMessages groups={['ui']}>{children}</ClientMessages>
      <Toaster closeLabel={t('close')} />
    </DocumentShell>
  )
}
