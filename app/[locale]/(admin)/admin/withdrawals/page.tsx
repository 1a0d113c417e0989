import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { WithdrawalRegister } from '@/components/admin/withdrawals/WithdrawalRegister'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { registeredReturns } from '@/lib/returns/queries'

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
      <WithdrawalRegister returns={await registeredReturns()} />
    </PageContainer>
  )
}
