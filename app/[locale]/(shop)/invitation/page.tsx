import { getTranslations } from 'next-intl/server'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { AcceptInvitation } from '@/components/shop/staff/AcceptInvitation'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('invitation')
  return pageMetadata({ path: '/invitation', title: t('title'), description: t('lead'), hidden: true })
}

/** Where the link in the mail of an invitation to the staff leads. */
export default async function InvitationPage() {
  const t = await getTranslations('invitation')
  return (
    <PageContainer tall>
      <PageHead title={t('title')} lead={t('lead')} />
      <ClientMessages groups={['invitation', 'roles', 'errors']}>
        <FreshOnVisit>
          <AcceptInvitation />
        </FreshOnVisit>
      </ClientMessages>
    </PageContainer>
  )
}
