import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { SafetyRegister } from '@/components/admin/safety/SafetyRegister'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { safetyReports } from '@/lib/safety/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('safetyRegister.title')

export default async function SafetyRegisterPage() {
  await adminOrLeave('/admin/safety')
  const t = await getTranslations('safetyRegister')
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <ClientMessages groups={['safetyRegister', 'register', 'errors']}>
        <Editable area="orders">
          <SafetyRegister reports={await safetyReports()} />
        </Editable>
      </ClientMessages>
    </PageContainer>
  )
}
