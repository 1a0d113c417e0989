import { accountPage } from '@/components/customers/account/sign-in/AccountScreen'
import { PasswordResetForm } from '@/components/customers/account/sign-in/PasswordResetForm'
import { groupMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => groupMetadata('resetPassword', '/reset-password', { hidden: true })

export default accountPage(
  'resetPassword',
  ['resetPassword', 'signIn', 'registration', 'errors.shop'],
  <PasswordResetForm />,
)
