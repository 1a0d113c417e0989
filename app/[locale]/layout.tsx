import '../globals.css'
import type { Metadata, Viewport } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/layout/ClientNavigation'
import { DocumentShell } from '@/components/layout/DocumentShell'
import { ShopFrame } from '@/components/layout/ShopFrame'
import { MissingWithFinder } from '@/components/storefront/finder/car/MissingWithFinder'
import { Toaster } from '@/components/ui/overlay/Toaster'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { detailsInDocument, shop } from '@/lib/platform/shop-details'
import { manifestPath, searchDescriptionPath, THEME_COLOR } from '@/lib/shop/seo/files'
import { shopOrigin } from '@/lib/shop/seo/origin'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { isNowhere, pageLocale } from '@/lib/shop/texts/locale'

export const generateStaticParams = () =>
  locales.filter((l) => l !== defaultLocale).map((locale) => ({ locale }))

export const viewport: Viewport = { themeColor: THEME_COLOR, width: 'device-width', initialScale: 1 }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  return {
    metadataBase: shopOrigin(),
    title: { default: t('title'), template: `%s · ${shop.name}` },
    description: t('description'),
    manifest: manifestPath(await pageLocale()),
    icons: { icon: '/icon.svg', apple: '/apple-touch-icon.png' },
  }
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('ui')
  const locale = await pageLocale()
  return (
    <DocumentShell locale={locale} shopDetails={detailsInDocument()}>
      {/* React moves it to the head; Next's metadata has no links of this kind. */}
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={shop.name}
        href={searchDescriptionPath(locale)}
      />
      {/* error.tsx renders in the browser and needs these messages. */}
      <ClientMessages groups={['ui']}>
        {(await isNowhere()) ? (
          <ShopFrame>
            <MissingWithFinder type="Tire" />
          </ShopFrame>
        ) : (
          children
        )}
      </ClientMessages>
      <ClientNavigation />
      <Toaster closeLabel={t('close')} />
    </DocumentShell>
  )
}
