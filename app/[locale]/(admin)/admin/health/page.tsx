import { adminPage } from '@/components/admin/admin-page'
import { JobRuns } from '@/components/shop-health/JobRuns'
import { Readings } from '@/components/shop-health/Readings'
import { lastRuns } from '@/lib/jobs/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { shopHealth } from '@/lib/shop-health/queries'
import { overallState } from '@/lib/shop-health/rules'

export const instant = false

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
