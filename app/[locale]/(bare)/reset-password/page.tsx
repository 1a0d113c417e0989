import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/account/sign-in/AccountScreen'
import { PasswordResetForm } from '@/components/account/sign-in/PasswordResetForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { groupMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('resetPassword', '/reset-password', { hidden: true })

export default async function PasswordResetPage() {
  const t = await getTranslations('resetPassword')
  return (
    <AccountScreen title={t('title')} lead={t('lead')}>
      <ClientMessages groups={['resetPassword', 'signIn', 'registration', 'errors.shop']}>
        <FreshOnVisit>
          <PasswordResetForm />
        </FreshOnVisit>
      </ClientMessages>
    </AccountScreen>
  )
}
