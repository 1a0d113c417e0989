import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { AcceptInvitation } from '@/components/shop/staff/AcceptInvitation'
import { personalPage } from '@/components/site/pages/shop-page'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () =>
  wordedMetadata('/invitation', 'invitation.title', 'invitation.lead', { hidden: true })

/** Accepts an invitation to the staff; the link in its mail leads here. */
export default personalPage(
  { words: 'invitation', groups: ['invitation', 'roles', 'errors'], head: ({ t }) => ({ lead: t('lead') }) },
  () => (
    <FreshOnVisit>
      <AcceptInvitation />
    </FreshOnVisit>
  ),
)
