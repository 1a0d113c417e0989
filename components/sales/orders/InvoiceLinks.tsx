import type { OrderInvoice } from '@/lib/sales/invoices/kinds'
import { invoiceAddress } from '@/lib/sales/invoices/rules'

/** The invoices of an order, each as a file. */
export function InvoiceLinks({ invoices }: { invoices: OrderInvoice[] }) {
  return (
    <ul>
      {invoices.map(({ id, number }) => (
        <li key={id}>
          <a href={invoiceAddress(id)} download className="prose-link touch-link">
            {number} (PDF)
          </a>
        </li>
      ))}
    </ul>
  )
}
