import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/account/sign-in/AccountScreen'
import { RegistrationForm } from '@/components/account/sign-in/RegistrationForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { groupMetadata } from '@/lib/seo/metadata'

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
