import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ErasePastData } from '@/components/admin/customers/CustomerButtons'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { BackLink } from '@/components/layout/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { keptSince } from '@/lib/core/values/keeping'
import { countPastData } from '@/lib/customers/past-data'
import { pageLocale } from '@/lib/i18n/locale'
import { formatDay } from '@/lib/orders/dates'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('customers.pastTitle')

export default async function PastDataPage() {
  await adminOrLeave('/admin/customers/erasure')
  const t = await getTranslations('customers')
  const counts = await countPastData()
  const isNothing = Object.values(counts).every((count) => count === 0)
  const date = formatDay(keptSince().toISOString(), await pageLocale())
  return (
    <PageContainer>
      <PageHead
        title={t('pastTitle')}
        lead={t('pastLead', { date })}
        aside={<BackLink path="/admin/customers">{t('back')}</BackLink>}
      />
      <dl className="grid max-w-3xl gap-4 sm:grid-cols-3">
        {(['orders', 'withdrawals', 'reports'] as const).map((kind) => (
          <div key={kind}>
            <dt className="text-sm text-soft">{t(`past.${kind}`)}</dt>
            <dd className="font-display text-lg font-bold">{counts[kind]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        {isNothing ? (
          <p>{t('pastNothing')}</p>
        ) : (
          <ChangesOnly area="settings">
              <ErasePastData />
          </ChangesOnly>
        )}
      </div>
    </PageContainer>
  )
}
