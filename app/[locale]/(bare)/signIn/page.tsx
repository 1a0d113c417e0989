import { accountPage } from '@/components/customers/account/sign-in/AccountScreen'
import { SignInForm } from '@/components/customers/account/sign-in/SignInForm'
import { groupMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => groupMetadata('signIn', '/signIn', { hidden: true })

export default accountPage('signIn', ['signIn', 'registration', 'errors.shop'], <SignInForm />)
