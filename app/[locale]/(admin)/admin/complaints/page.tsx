import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ComplaintRegister } from '@/components/admin/complaints/ComplaintRegister'
import { Editable } from '@/components/admin/editing/Editable'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { registeredComplaints } from '@/lib/complaints/queries'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('complaintRegister.title')

export default async function ComplaintsPage() {
  await adminOrLeave('/admin/complaints')
  const t = await getTranslations('complaintRegister')
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <ClientMessages groups={['complaintRegister', 'register', 'errors']}>
        <Editable area="orders">
          <ComplaintRegister complaints={await registeredComplaints()} />
        </Editable>
      </ClientMessages>
    </PageContainer>
  )
}
