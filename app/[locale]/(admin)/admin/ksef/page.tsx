import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { KsefSettingsForm } from '@/components/sales/admin/ksef/KsefSettingsForm'
import { readKsefSettings } from '@/lib/sales/invoices/ksef/settings'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

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
