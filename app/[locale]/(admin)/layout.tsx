import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminHeader } from '@/components/admin/AdminHeader'
import { AdminMessages } from '@/components/admin/AdminMessages'
import { FocusKeeper } from '@/components/admin/FocusKeeper'
import { NewPageFocus } from '@/components/layout/NewPageFocus'
import { PageContainer } from '@/components/layout/PageContainer'
import { SkipLink } from '@/components/layout/SkipLink'
import { ThemeChoice } from '@/components/layout/ThemeChoice'

// Nothing of the administration may be shown before the server knows who is asking.
export const instant = false

export default async function AdminLayout({ children }: { children: ReactNode }) {
  const t = await getTranslations('admin')
  return (
    <AdminMessages>
      <SkipLink to="content">{t('skip')}</SkipLink>
      <AdminHeader />
      <NewPageFocus />
      <FocusKeeper />
      <main id="content" tabIndex={-1} className="page-body">
        {children}
      </main>
      <footer className="pb-6 print:hidden">
        <PageContainer>
          <ThemeChoice />
        </PageContainer>
      </footer>
    </AdminMessages>
  )
}
