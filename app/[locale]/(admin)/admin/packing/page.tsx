import { getTranslations } from 'next-intl/server'
import { adminOrLeave, maySee } from '@/components/admin/admin-gate'
import { BackLink } from '@/components/layout/links/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { PackingSlip } from '@/components/sales/admin/orders/packing/PackingSlip'
import { type Picked, pickedOf } from '@/components/sales/admin/orders/status/bulk-orders'
import { PrintButton } from '@/components/ui/buttons/PrintButton'
import { Notice } from '@/components/ui/Notice'
import type { SearchParams } from '@/lib/platform/http/request/search-params'
import { goodsOf } from '@/lib/sales/order-desk/goods'
import { ordersWithIds } from '@/lib/sales/order-desk/panel'
import { isForPacking, packingOf } from '@/lib/sales/orders/packing'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('admin.packing.titleAll')

/** As many as a page of the list has at most. */
const MOST_SLIPS = 100

/** The slips of the orders that were picked in the list, each on a sheet of its own. */
export default async function PackingPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await adminOrLeave('/admin/packing')
  const { order } = await searchParams
  const ids = [order ?? []]
    .flat()
    .map(pickedOf)
    .filter((picked): picked is Picked => picked !== null)
    .slice(0, MOST_SLIPS)
    .map(({ id }) => id)
  const seesPrices = await maySee('/admin')
  const orders = (await ordersWithIds(ids)).filter((each) => seesPrices || isForPacking(each))
  const goods = await goodsOf(orders)
  const t = await getTranslations('admin')
  return (
    <PageContainer className="print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 py-6 print:hidden">
        <BackLink path={seesPrices ? '/admin' : '/admin/dispatch'}>{t('back')}</BackLink>
        {orders.length > 0 ? <PrintButton>{t('packing.print')}</PrintButton> : null}
      </div>
      {orders.length === 0 ? (
        <>
          <PageHead title={t('packing.titleAll')} />
          <Notice title={t('packing.none')}>{t('packing.noneText')}</Notice>
        </>
      ) : (
        <div className="grid gap-6 print:block">
          {orders.map((each) => (
            <PackingSlip
              key={each.id}
              order={packingOf(each)}
              goods={goods}
              collectGrosze={seesPrices ? each.totalGrosze : null}
            />
          ))}
        </div>
      )}
    </PageContainer>
  )
}
