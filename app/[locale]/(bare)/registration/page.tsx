import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/customers/account/sign-in/AccountScreen'
import { RegistrationForm } from '@/components/customers/account/sign-in/RegistrationForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('registration', '/registration', { hidden: true })

export default async function RegistrationPage() {
  const t = await getTranslations('registration')
  return (
    <AccountScreen title={t('title')} lead={t('lead')}>
      <ClientMessages groups={['signIn', 'registration', 'errors.shop']}>
        <FreshOnVisit>
          <RegistrationForm />
        </FreshOnVisit>
      </ClientMessages>
    </AccountScreen>
  )
}
