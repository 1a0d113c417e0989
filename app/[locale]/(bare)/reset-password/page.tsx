import { getTranslations } from 'next-intl/server'
import { AccountScreen } from '@/components/account/sign-in/AccountScreen'
import { PasswordResetForm } from '@/components/account/sign-in/PasswordResetForm'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('resetPassword')
  return pageMetadata({
    path: '/reset-password',
    title: t('title'),
    description: t('metaDescription'),
    hidden: true,
  })
}

export default async function PasswordResetPage() {
  const t = await getTranslations('resetPassword')
  return (
    <AccountScreen title={t('title')} lead={t('lead')}>
      <ClientMessages groups={['resetPassword', 'signIn', 'registration', 'errors.shop']}>
        <PasswordResetForm />
      </ClientMessages>
    </AccountScreen>
  )
}
