import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { WithdrawalRegister } from '@/components/admin/withdrawals/WithdrawalRegister'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { registeredReturns } from '@/lib/returns/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('withdrawalRegister.title')

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
