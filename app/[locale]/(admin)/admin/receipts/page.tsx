import { connection } from 'next/server'
import { maySee } from '@/components/admin/admin-gate'
import { adminPage } from '@/components/admin/admin-page'
import { MonthForm } from '@/components/sales/admin/invoices/MonthForm'
import {
  amountCells,
  lastMonths,
  RegisterPanel,
  rateText,
  totalOf,
} from '@/components/sales/admin/receipts/RegisterPanel'
import { Link } from '@/components/ui/Link'
import type { SearchParams } from '@/lib/platform/http/request/search-params'
import { localePath } from '@/lib/platform/i18n/routing'
import { shopToday } from '@/lib/platform/values/clock'
import { countryCode } from '@/lib/platform/values/countries'
import { month } from '@/lib/sales/invoices/schema'
import { returnsWithoutInvoice } from '@/lib/sales/receipts/returns'
import {
  advancePayments,
  daySums,
  daysOfMonth,
  ratesOfSale,
  salesWithoutInvoice,
} from '@/lib/sales/receipts/sales'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('receipts.title')

const MONTHS_OFFERED = 24

async function read(params: SearchParams) {
  // which month it is must not be prerendered
  await connection()
  return month.safeParse(params.month).data
}

const pathOf = (wanted?: string) => (wanted ? `/admin/receipts?month=${wanted}` : '/admin/receipts')

export default adminPage({ words: 'receipts', read, path: pathOf }, async ({ t, locale, query: wanted }) => {
  const months = lastMonths(shopToday(), MONTHS_OFFERED)
  const shown = wanted ?? months[0] ?? ''
  const seesOrders = await maySee('/admin/order/x')
  const [sales, returns, advances] = await Promise.all([
    salesWithoutInvoice(daysOfMonth(shown)),
    returnsWithoutInvoice(daysOfMonth(shown)),
    advancePayments(shown),
  ])
  const orderName = (id: string) =>
    seesOrders ? (
      <Link href={localePath(locale, `/admin/order/${id}`)} className="prose-link touch-link">
        {id}
      </Link>
    ) : (
      id
    )
  const amounts = [t('columns.net'), t('columns.vat'), t('columns.gross')]
  return (
    <>
      <MonthForm month={shown} months={[...new Set([...months, shown])]} path="/admin/receipts" />
      <div className="grid grid-cols-1 gap-4">
        <RegisterPanel
          title={t('sales')}
          note={t('salesNote')}
          month={shown}
          files={['days', 'sales']}
          heads={[t('columns.day'), t('columns.country'), t('columns.rate'), t('columns.orders'), ...amounts]}
          rows={daySums(sales, countryCode).map((sum) => ({
            key: `${sum.day} ${sum.country} ${rateText(sum, locale)}`,
            name: sum.day,
            figures: [sum.country, rateText(sum, locale), sum.orders, ...amountCells(sum, locale)],
          }))}
        />
        <RegisterPanel
          title={t('returns')}
          note={t('returnsNote')}
          month={shown}
          files={['returns']}
          heads={[
            t('columns.order'),
            t('columns.refundedOn'),
            t('columns.return'),
            t('columns.receipt'),
            ...amounts,
          ]}
          rows={returns.map(({ orderId, returnedOn, withdrawalId, receipt, rates }, place) => ({
            key: `${orderId} ${place}`,
            name: orderName(orderId),
            figures: [
              returnedOn,
              withdrawalId ?? t('noReturn'),
              receipt ?? t('noReceipt'),
              ...amountCells(totalOf(rates), locale),
            ],
          }))}
        />
        <RegisterPanel
          title={t('advances')}
          note={t('advancesNote')}
          month={shown}
          files={['advances']}
          heads={[t('columns.order'), t('columns.paidOn'), t('columns.handedOverOn'), ...amounts]}
          rows={advances.map((sale) => ({
            key: sale.orderId,
            name: orderName(sale.orderId),
            figures: [
              sale.paidOn,
              sale.handedOverOn ?? t('notYet'),
              ...amountCells(totalOf(ratesOfSale(sale)), locale),
            ],
          }))}
        />
      </div>
    </>
  )
})
