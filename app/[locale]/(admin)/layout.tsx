import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminHeader } from '@/components/admin/AdminHeader'
import { PageContainer } from '@/components/layout/PageContainer'
import { ThemeChoice } from '@/components/layout/ThemeChoice'

// Nothing of the administration may be shown before the server knows who is asking.
export const instant = false

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('admin')
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded focus:bg-signal focus:px-4 focus:py-3 focus:font-semibold focus:text-ink"
      >
        {t('skip')}
      </a>
      <AdminHeader />
      <main id="content" tabIndex={-1} className="flex-1 pb-16 print:pb-0 focus-visible:outline-none">
        {children}
      </main>
      <footer className="pb-6 print:hidden">
        <PageContainer>
          <ThemeChoice />
        </PageContainer>
      </footer>
    </>
  )
}
