import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/customers/account/sign-in/AccountScreen'
import { PasswordResetForm } from '@/components/customers/account/sign-in/PasswordResetForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

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
