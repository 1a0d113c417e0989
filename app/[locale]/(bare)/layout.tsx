import type { ReactNode } from 'react'
import { PageCompanions } from '@/components/customers/account/PageCompanions'
import { BareHeader } from '@/components/customers/account/sign-in/AccountScreen'
import { NewPageFocus } from '@/components/layout/NewPageFocus'

export const ensureStatic = 'navigation'

export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BareHeader />
      <NewPageFocus />
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col focus-visible:outline-none">
        {children}
      </main>
      <PageCompanions />
    </>
  )
}
