import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/Editable'
import { WithdrawalRegister } from '@/components/admin/withdrawals/WithdrawalRegister'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { registeredWithdrawals } from '@/lib/withdrawal/queries'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('withdrawalRegister')
  return { title: t('title'), robots: { index: false } }
}

export default async function WithdrawalsPage() {
  await adminOrLeave('/admin/withdrawals')
  const t = await getTranslations('withdrawalRegister')
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <ClientMessages groups={['withdrawalRegister', 'errors']}>
        <Editable area="orders">
          <WithdrawalRegister withdrawals={await registeredWithdrawals()} />
        </Editable>
      </ClientMessages>
    </PageContainer>
  )
}
