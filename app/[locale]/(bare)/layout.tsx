import type { ReactNode } from 'react'
import { PageCompanions } from '@/components/account/PageCompanions'
import { BareHeader } from '@/components/account/sign-in/BareHeader'

export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BareHeader />
      <main id="content" className="flex flex-1 flex-col">
        {children}
      </main>
      <PageCompanions />
    </>
  )
}
