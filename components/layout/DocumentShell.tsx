import type { ReactNode } from 'react'
import { fontClasses } from '@/components/layout/fonts'
import { themeScript } from '@/lib/browser/theme'
import type { Locale } from '@/lib/i18n/routing'
import { detailsInDocument } from '@/lib/shop'

/** The document around every page: its language, its typefaces, nothing else. */
export function DocumentShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    // The script below adds the theme before React compares.
    <html lang={locale} className={fontClasses} data-shop={detailsInDocument()} suppressHydrationWarning>
      <body className="flex flex-col">
        <script>{themeScript}</script>
        {children}
      </body>
    </html>
  )
}
