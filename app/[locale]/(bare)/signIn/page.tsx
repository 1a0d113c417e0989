import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/account/sign-in/AccountScreen'
import { SignInForm } from '@/components/account/sign-in/SignInForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { groupMetadata } from '@/lib/seo/metadata'

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
