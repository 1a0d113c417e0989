import { getTranslations } from 'next-intl/server'
import { InvoiceFiles } from '@/components/admin/invoices/InvoiceFiles'
import { IssueInvoice } from '@/components/admin/invoices/IssueInvoice'
import { KsefForm } from '@/components/admin/invoices/KsefForm'
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
          {invoices.map(({ id, number, issuedAt, grossGrosze, buyer, ksefNumber }) => (
            <li key={id}>
              <p className="font-semibold">{number}</p>
              <p className="text-sm text-soft">
                {formatMoment(issuedAt, locale)}, {formatPrice(grossGrosze, locale)}
              </p>
              {buyer ? <InvoiceFiles id={id} number={number} /> : <p className="text-sm">{t('erased')}</p>}
              <KsefForm key={ksefNumber} id={id} number={number} ksefNumber={ksefNumber} />
            </li>
          ))}
        </ul>
      )}
    </ClientMessages>
  )
}
