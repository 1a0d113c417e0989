import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/customers/account/sign-in/AccountScreen'
import { SignInForm } from '@/components/customers/account/sign-in/SignInForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('signIn', '/signIn', { hidden: true })

export default async function SignInPage() {
  const t = await getTranslations('signIn')
  return (
    <AccountScreen title={t('title')} lead={t('lead')}>
      <ClientMessages groups={['signIn', 'registration', 'errors.shop']}>
        <FreshOnVisit>
          <SignInForm />
        </FreshOnVisit>
      </ClientMessages>
    </AccountScreen>
  )
}
