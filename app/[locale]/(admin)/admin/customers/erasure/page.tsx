import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { ErasePastData } from '@/components/customers/admin/customers/CustomerButtons'
import { Facts } from '@/components/ui/Facts'
import { countPastData } from '@/lib/customers/directory/past-data'
import { keptSince } from '@/lib/platform/values/keeping'
import { formatDay } from '@/lib/sales/orders/dates'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

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
