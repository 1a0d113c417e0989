import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { ClosedNotice } from '@/components/office/settings/ClosedNotice'
import { SetupSteps } from '@/components/office/setup/SetupSteps'
import { TestMailButton } from '@/components/office/setup/TestMailButton'
import { TrialProductsPanel } from '@/components/office/setup/TrialProductsPanel'
import { setupChecklist, trialProductsNow } from '@/lib/office/setup/queries'
import { missingSteps } from '@/lib/office/setup/rules'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('setup.title')

export default adminPage({ words: 'setup', path: '/admin/setup' }, async ({ t, user }) => {
  const [steps, trial] = await Promise.all([setupChecklist(user), trialProductsNow()])
  const missing = missingSteps(steps).length
  return (
    <div className="pb-8">
      <ClosedNotice />
      <p className="mb-4 text-lg font-semibold">
        {missing > 0 ? t('missingCount', { count: missing }) : t('ready')}
      </p>
      <SetupSteps
        steps={steps}
        actions={{
          mail: (
            <ChangesOnly area="settings">
              <TestMailButton />
            </ChangesOnly>
          ),
          products: (
            <ChangesOnly area="settings">
              <TrialProductsPanel {...trial} />
            </ChangesOnly>
          ),
        }}
      />
    </div>
  )
})
