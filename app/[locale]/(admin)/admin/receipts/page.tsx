import { connection } from 'next/server'
import { maySee } from '@/components/admin/admin-gate'
import { adminPage } from '@/components/admin/admin-page'
import { TextLink } from '@/components/layout/links/ShopLink'
import { MonthForm } from '@/components/sales/admin/invoices/MonthForm'
import {
  amountCells,
  CashRegisterPanel,
  lastMonths,
  vatRateText,
} from '@/components/sales/admin/receipts/CashRegisterPanel'
import type { SearchParams } from '@/lib/platform/http/request/search-params'
import { shopToday } from '@/lib/platform/time/clock'
import { countryCode } from '@/lib/platform/values/countries'
import { sumOfRates } from '@/lib/sales/books/amounts'
import {
  advancePayments,
  daySums,
  daysOfMonth,
  ratesOfSale,
  salesWithoutInvoice,
} from '@/lib/sales/books/sales'
import { month } from '@/lib/sales/invoices/schema'
import { returnsWithoutInvoice } from '@/lib/sales/receipts/returns'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('receipts.title')

const MONTHS_OFFERED = 24

async function read(params: SearchParams) {
  // reads the request first, or the month of the build would be prerendered
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
  const orderName = (id: string) => (seesOrders ? <TextLink path={`/admin/order/${id}`}>{id}</TextLink> : id)
  const amounts = [t('columns.net'), t('columns.vat'), t('columns.gross')]
  return (
    <>
      <MonthForm month={shown} months={[...new Set([...months, shown])]} path="/admin/receipts" />
      <div className="grid grid-cols-1 gap-4">
        <CashRegisterPanel
          title={t('sales')}
          note={t('salesNote')}
          month={shown}
          files={['days', 'sales']}
          heads={[t('columns.day'), t('columns.country'), t('columns.rate'), t('columns.orders'), ...amounts]}
          rows={daySums(sales, countryCode).map((sum) => ({
            key: `${sum.day} ${sum.country} ${vatRateText(sum, locale)}`,
            name: sum.day,
            figures: [sum.country, vatRateText(sum, locale), sum.orders, ...amountCells(sum, locale)],
          }))}
        />
        <CashRegisterPanel
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
              ...amountCells(sumOfRates(rates), locale),
            ],
          }))}
        />
        <CashRegisterPanel
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
              ...amountCells(sumOfRates(ratesOfSale(sale)), locale),
            ],
          }))}
        />
      </div>
    </>
  )
})
