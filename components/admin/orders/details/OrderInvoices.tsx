import { getTranslations } from 'next-intl/server'
import { Editable } from '@/components/admin/editing/Editable'
import { InvoiceFiles } from '@/components/admin/invoices/InvoiceFiles'
import { IssueInvoice } from '@/components/admin/invoices/IssueInvoice'
import { KsefWay } from '@/components/admin/invoices/KsefWay'
import { ReplaceInvoice } from '@/components/admin/invoices/ReplaceInvoice'
import { formatPrice } from '@/lib/core/values/money'
import { pageLocale } from '@/lib/i18n/locale'
import { buyerOf, isForReceipt, isInvoiceBarred } from '@/lib/invoices/contents'
import { invoicesOfOrder } from '@/lib/invoices/queries'
import { formatMoment } from '@/lib/orders/dates'
import type { Order } from '@/lib/orders/schema'
import { receiptOfSale } from '@/lib/receipts/queries'

/** The invoice of an order with its corrections, or the way to issue it. */
export async function OrderInvoices({ order }: { order: Order }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  const invoices = await invoicesOfOrder(order.id)
  const last = invoices.at(-1)
  const isOver = last?.document.sale.total.grossGrosze === 0
  const isBarred = invoices.length === 0 && isInvoiceBarred(buyerOf(order), await receiptOfSale(order.id))
  return (
    <>
      {invoices.length === 0 ? (
        <>
          <p className="mb-3 text-sm text-soft">
            {t(isBarred ? 'barred' : order.customerType === 'company' ? 'company' : 'person')}
          </p>
          {order.invoiceRequestedAt ? (
            <p className="mb-3 font-semibold">
              {t('requested', { moment: formatMoment(order.invoiceRequestedAt, locale) })}
            </p>
          ) : null}
          {order.status === 'Canceled' || isBarred ? null : <IssueInvoice orderId={order.id} />}
        </>
      ) : (
        <ul className="grid gap-6">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <p className="font-semibold">{invoice.number}</p>
              <p className="text-sm text-soft">
                {formatMoment(invoice.issuedAt, locale)}, {formatPrice(invoice.grossGrosze, locale)}
              </p>
              {isForReceipt(invoice.document) ? <p className="text-sm">{t('forReceipt')}</p> : null}
              {invoice.buyer ? (
                <InvoiceFiles id={invoice.id} number={invoice.number} />
              ) : (
                <p className="text-sm">{t('erased')}</p>
              )}
              <KsefWay invoice={invoice} />
            </li>
          ))}
        </ul>
      )}
      {last && order.status !== 'Canceled' ? (
        <Editable area="orders">
          {isOver ? (
            <div className="mt-6">
              <IssueInvoice orderId={order.id} />
            </div>
          ) : last.buyer ? (
            <ReplaceInvoice
              key={last.id}
              orderId={order.id}
              buyer={{ ...last.buyer, taxId: last.buyer.taxId ?? '' }}
            />
          ) : null}
        </Editable>
      ) : null}
    </>
  )
}
