import { getTranslations } from 'next-intl/server'
import { InvoiceFiles } from '@/components/admin/invoices/InvoiceFiles'
import { IssueInvoice } from '@/components/admin/invoices/IssueInvoice'
import { KsefWay } from '@/components/admin/invoices/KsefWay'
import { formatPrice } from '@/lib/core/values/money'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { invoicesOfOrder } from '@/lib/invoices/queries'
import { formatMoment } from '@/lib/orders/dates'
import type { Order } from '@/lib/orders/schema'

/** The invoice of an order with its corrections, or the way to issue it. */
export async function OrderInvoices({ order }: { order: Order }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  const invoices = await invoicesOfOrder(order.id)
  return (
    <ClientMessages groups={['invoices', 'errors']}>
      {invoices.length === 0 ? (
        <>
          <p className="mb-3 text-sm text-soft">
            {t(order.customerType === 'company' ? 'company' : 'person')}
          </p>
          {order.status === 'Canceled' ? null : <IssueInvoice orderId={order.id} />}
        </>
      ) : (
        <ul className="grid gap-6">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <p className="font-semibold">{invoice.number}</p>
              <p className="text-sm text-soft">
                {formatMoment(invoice.issuedAt, locale)}, {formatPrice(invoice.grossGrosze, locale)}
              </p>
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
    </ClientMessages>
  )
}
