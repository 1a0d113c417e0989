import { adminPage } from '@/components/admin/admin-page'
import { JobRuns } from '@/components/office/shop-health/JobRuns'
import { Readings } from '@/components/office/shop-health/Readings'
import { shopHealth } from '@/lib/office/shop-health/queries'
import { overallState } from '@/lib/office/shop-health/rules'
import { lastRuns } from '@/lib/platform/jobs/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('shopHealth.title')

export default adminPage({ words: 'shopHealth', path: '/admin/health' }, async ({ t }) => {
  const [readings, runs] = await Promise.all([shopHealth(), lastRuns()])
  return (
    <>
      <p className="text-lg font-semibold">{t(`overall.${overallState(readings)}`)}</p>
      <Readings readings={readings} />
      <JobRuns runs={runs} />
    </>
  )
})
