import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { mayChange } from '@/components/admin/admin-gate'
import { Notice } from '@/components/ui/Notice'
import type { Area } from '@/lib/platform/identity/roles'

/** Shows its children only to roles that may change the area. */
export async function ChangesOnly({ area, children }: { area: Area; children: ReactNode }) {
  return (await mayChange(area)) ? children : null
}

/** Forms over saved data, locked for roles that may only look at them. */
export async function Editable({ area, children }: { area: Area; children: ReactNode }) {
  if (await mayChange(area)) return children
  const t = await getTranslations('staff')
  return (
    <>
      <div className="mb-6 print:hidden">
        <Notice title={t('onlyLooks')} />
      </div>
      <fieldset disabled className="min-w-0">
        {children}
      </fieldset>
    </>
  )
}
