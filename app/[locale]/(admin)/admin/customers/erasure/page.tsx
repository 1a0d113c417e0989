import { adminPage } from '@/components/admin/admin-page'
import { ErasePastData } from '@/components/admin/customers/CustomerButtons'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { Facts } from '@/components/ui/Facts'
import { keptSince } from '@/lib/core/values/keeping'
import { countPastData } from '@/lib/customers/past-data'
import { formatDay } from '@/lib/orders/dates'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('customers.pastTitle')

export default adminPage(
  {
    words: 'customers',
    path: '/admin/customers/erasure',
    back: '/admin/customers',
    head: ({ t, locale }) => ({
      title: t('pastTitle'),
      lead: t('pastLead', { date: formatDay(keptSince().toISOString(), locale) }),
    }),
  },
  async ({ t }) => {
    const counts = await countPastData()
    const isNothing = Object.values(counts).every((count) => count === 0)
    return (
      <>
        <Facts
          look="figure"
          className="grid max-w-3xl gap-4 sm:grid-cols-3"
          facts={(['orders', 'withdrawals', 'reports'] as const).map((kind) => [
            t(`past.${kind}`),
            counts[kind],
          ])}
        />
        <div className="mt-6">
          {isNothing ? (
            <p>{t('pastNothing')}</p>
          ) : (
            <ChangesOnly area="settings">
              <ErasePastData />
            </ChangesOnly>
          )}
        </div>
      </>
    )
  },
)
