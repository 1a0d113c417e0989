import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { typefacesOf } from '@/components/layout/typefaces'
import { themeScript } from '@/lib/platform/browser/theme'
import type { Locale } from '@/lib/platform/i18n/routing'

type Props = {
  locale: Locale
  /** What lib/platform/shop-details.ts reads in the browser. */
  shopDetails: string | undefined
  children: ReactNode
}

/** The document around every page: its language, its typefaces, nothing else. */
export function DocumentShell({ locale, shopDetails, children }: Props) {
  for (const address of typefacesOf(locale))
    preload(address, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    // The script below adds the theme before React compares.
    <html lang={locale} data-shop={shopDetails} suppressHydrationWarning>
      <body className="flex flex-col">
        <script>{themeScript}</script>
        {children}
      </body>
    </html>
  )
}
