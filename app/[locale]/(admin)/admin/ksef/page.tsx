import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { KsefSettingsForm } from '@/components/admin/ksef/KsefSettingsForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { readKsefSettings } from '@/lib/invoices/ksef/settings'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminKsef.title')

export default async function KsefPage() {
  await adminOrLeave('/admin/ksef')
  const t = await getTranslations('adminKsef')
  const settings = await readKsefSettings()
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <Editable area="settings">
        <FreshOnVisit>
          <KsefSettingsForm key={JSON.stringify(settings)} settings={settings} />
        </FreshOnVisit>
      </Editable>
    </PageContainer>
  )
}
