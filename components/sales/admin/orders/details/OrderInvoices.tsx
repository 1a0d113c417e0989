import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { ChangesOnly, Editable } from '@/components/admin/editing/Editable'
import {
  CorrectPricesForm,
  IssueInvoiceButton,
  ReplaceInvoice,
} from '@/components/sales/admin/invoices/InvoiceForms'
import { InvoiceFiles, KsefWay, NoteList } from '@/components/sales/admin/invoices/InvoiceList'
import { formatPrice } from '@/lib/platform/values/money'
import { buyerOf, isForReceipt, isInvoiceBarred } from '@/lib/sales/books/contents'
import { receiptOfSale } from '@/lib/sales/books/sales'
import { notesOfOrder } from '@/lib/sales/invoices/notes/queries'
import { invoicesOfOrder } from '@/lib/sales/invoices/queries'
import { formatDateTime } from '@/lib/sales/orders/dates'
import type { Order } from '@/lib/sales/orders/schema'
import { pageLocale } from '@/lib/shop/texts/locale'

export async function OrderInvoices({ order }: { order: Order }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  const invoices = await invoicesOfOrder(order.id)
  const notes = await notesOfOrder(order.id)
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
              {t('requested', { moment: formatDateTime(order.invoiceRequestedAt, locale) })}
            </p>
          ) : null}
          {order.status === 'Canceled' || isBarred ? null : <IssueInvoiceButton orderId={order.id} />}
        </>
      ) : (
        <ul className="grid gap-6">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <p className="font-semibold">{invoice.number}</p>
              <p className="text-sm text-soft">
                {formatDateTime(invoice.issuedAt, locale)}, {formatPrice(invoice.grossGrosze, locale)}
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
      {notes.length > 0 ? (
        <div className="mt-6">
          <NoteList notes={notes} />
        </div>
      ) : null}
      {last && order.status !== 'Canceled' ? (
        <Editable area="orders">
          {isOver ? (
            <div className="mt-6">
              <IssueInvoiceButton orderId={order.id} />
            </div>
          ) : last.buyer ? (
            <Fragment key={last.id}>
              <ReplaceInvoice orderId={order.id} buyer={{ ...last.buyer, taxId: last.buyer.taxId ?? '' }} />
              <ChangesOnly area="settings">
                <CorrectPricesForm
                  orderId={order.id}
                  deliveryGrosze={order.deliveryName === null ? null : order.deliveryGrosze}
                  lines={order.orderItems.map(({ id, title, priceGrosze, vatRate }) => ({
                    id,
                    title,
                    priceGrosze,
                    vatRate,
                  }))}
                />
              </ChangesOnly>
            </Fragment>
          ) : null}
        </Editable>
      ) : null}
    </>
  )
}
