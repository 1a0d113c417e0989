import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { ClosedNotice } from '@/components/admin/settings/ClosedNotice'
import { SetupSteps } from '@/components/admin/setup/SetupSteps'
import { TestMail } from '@/components/admin/setup/TestMail'
import { TrialProducts } from '@/components/admin/setup/TrialProducts'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { setupChecklist, trialProductsNow } from '@/lib/setup/queries'
import { missingSteps } from '@/lib/setup/rules'

export const instant = false

export const generateMetadata = () => unlistedMetadata('setup.title')

export default async function SetupPage() {
  const user = await adminOrLeave('/admin/setup')
  const t = await getTranslations('setup')
  const [steps, trial] = await Promise.all([setupChecklist(user), trialProductsNow()])
  const missing = missingSteps(steps).length
  return (
    <PageContainer className="pb-8">
      <PageHead title={t('title')} lead={t('lead')} />
      <ClosedNotice />
      <p className="mb-4 text-lg font-semibold">
        {missing > 0 ? t('missingCount', { count: missing }) : t('ready')}
      </p>
      <SetupSteps
        steps={steps}
        actions={{
          mail: (
            <ChangesOnly area="settings">
              <TestMail />
            </ChangesOnly>
          ),
          products: (
            <ChangesOnly area="settings">
              <TrialProducts {...trial} />
            </ChangesOnly>
          ),
        }}
      />
    </PageContainer>
  )
}
