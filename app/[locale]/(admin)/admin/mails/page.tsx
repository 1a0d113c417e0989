import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { FailedMails } from '@/components/shop/mail/FailedMails'
import { failedMails } from '@/lib/shop/mail/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('failedMails.title')

export default adminPage({ words: 'failedMails', path: '/admin/mails' }, async ({ user }) => (
  <Editable area="orders">
    <FailedMails mails={await failedMails(user)} />
  </Editable>
))
