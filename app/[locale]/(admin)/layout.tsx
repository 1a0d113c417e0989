import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { AdminMessages } from '@/components/admin/AdminMessages'
import { AdminNav } from '@/components/admin/AdminNav'
import { currentRole } from '@/components/admin/admin-gate'
import { FocusKeeper } from '@/components/admin/FocusKeeper'
import { Shortcuts } from '@/components/admin/Shortcuts'
import { AccountMenu } from '@/components/layout/header/AccountMenu'
import { LanguageSelector } from '@/components/layout/header/LanguageSelector'
import { Logo } from '@/components/layout/Logo'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { SkipLink } from '@/components/layout/links/SkipLink'
import { NewPageFocus } from '@/components/layout/NewPageFocus'
import { PageContainer } from '@/components/layout/PageContainer'
import { ThemeChoice } from '@/components/layout/ThemeChoice'
import { adminHome } from '@/lib/platform/identity/admin-pages'

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

async function AdminHeader() {
  const t = await getTranslations('admin')
  // without the database the header shows no links; the page reports the outage
  const role = await currentRole().catch(() => undefined)
  return (
    <header className="on-dark relative z-30 bg-ink print:hidden">
      <PageContainer className="flex flex-wrap items-center gap-x-1 pt-2 md:pb-1">
        <ShopLink path={adminHome(role)} className="flex min-h-touch items-center gap-3">
          <Logo />
          <span className="hidden text-sm text-soft md:inline">{t('area')}</span>
        </ShopLink>
        <div className="ml-auto flex items-center">
          <ShopLink
            path="/"
            className="flex min-h-touch items-center font-medium whitespace-nowrap max-sm:text-sm sm:px-2 underline-offset-4 hover:underline"
          >
            {t('toShop')}
          </ShopLink>
          <LanguageSelector />
          <AccountMenu />
        </div>
        <div className="flex w-full items-center justify-between gap-5">
          <AdminNav role={role} />
          <Shortcuts role={role} />
        </div>
      </PageContainer>
    </header>
  )
}
