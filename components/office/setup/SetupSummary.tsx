import { getTranslations } from 'next-intl/server'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { Notice } from '@/components/ui/Notice'
import { setupChecklist } from '@/lib/office/setup/queries'
import { missingSteps } from '@/lib/office/setup/rules'
import { mayOpen } from '@/lib/platform/identity/admin-pages'
import type { ShopUser } from '@/lib/platform/identity/user'
import { variable } from '@/lib/platform/runtime/env'

const PAGE = '/admin/setup'

/** Outside the demo: what is missing before the first order, for those who may see the list. */
export async function SetupSummary({ user }: { user: ShopUser }) {
  if (variable('SHOP_MODE') === 'demo' || !mayOpen(user.role, PAGE)) return null
  const missing = missingSteps(await setupChecklist(user))
  if (missing.length === 0) return null
  const t = await getTranslations('setup')
  return (
    <Notice
      title={t('missingCount', { count: missing.length })}
      action={<ShopButton path={PAGE}>{t('open')}</ShopButton>}
    >
      {missing.map(({ key }) => t(`steps.${key}.title`)).join(', ')}
    </Notice>
  )
}
