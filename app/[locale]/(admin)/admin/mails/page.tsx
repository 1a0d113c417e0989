import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { FailedMails } from '@/components/mail/FailedMails'
import { failedMails } from '@/lib/mail/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('failedMails.title')

export default async function FailedMailsPage() {
  const user = await adminOrLeave('/admin/mails')
  const t = await getTranslations('failedMails')
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
        <Editable area="orders">
          <FailedMails mails={await failedMails(user)} />
        </Editable>
    </PageContainer>
  )
}
