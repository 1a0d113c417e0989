import { accountPage } from '@/components/customers/account/sign-in/AccountScreen'
import { RegistrationForm } from '@/components/customers/account/sign-in/RegistrationForm'
import { groupMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => groupMetadata('registration', '/registration', { hidden: true })

export default accountPage('registration', ['signIn', 'registration', 'errors.shop'], <RegistrationForm />)
