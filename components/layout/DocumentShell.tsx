import type { ReactNode } from 'react'
import { fontClasses } from '@/components/layout/fonts'
import type { Locale } from '@/lib/i18n/routing'

/** The document around every page: its language, its typefaces, nothing else. */
export function DocumentShell({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <html lang={locale} className={fontClasses}>
      <body className="flex flex-col">{children}</body>
    </html>
  )
}
