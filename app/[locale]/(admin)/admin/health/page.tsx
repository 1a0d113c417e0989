import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { JobRuns } from '@/components/shop-health/JobRuns'
import { Readings } from '@/components/shop-health/Readings'
import { lastRuns } from '@/lib/jobs/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { shopHealth } from '@/lib/shop-health/queries'
import { overallState } from '@/lib/shop-health/rules'

export const instant = false

export const generateMetadata = () => unlistedMetadata('shopHealth.title')

export default async function HealthPage() {
  await adminOrLeave('/admin/health')
  const t = await getTranslations('shopHealth')
  const [readings, runs] = await Promise.all([shopHealth(), lastRuns()])
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <p className="text-lg font-semibold">{t(`overall.${overallState(readings)}`)}</p>
      <Readings readings={readings} />
      <JobRuns runs={runs} />
    </PageContainer>
  )
}
