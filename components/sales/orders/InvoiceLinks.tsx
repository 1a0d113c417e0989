import { useTranslations } from 'next-intl'
import { invoiceAddress, noteAddress } from '@/lib/sales/invoices/rules'
import type { Order } from '@/lib/sales/orders/schema'

/** The invoices and debit notes of an order, each as a file. */
export function InvoiceLinks({ invoices, debitNotes }: Pick<Order, 'invoices' | 'debitNotes'>) {
  const t = useTranslations('orders')
  return (
    <ul>
      {invoices.map(({ id, number }) => (
        <li key={id}>
          <a href={invoiceAddress(id)} download className="prose-link touch-link">
            {number} (PDF)
          </a>
        </li>
      ))}
      {debitNotes.map(({ id, number }) => (
        <li key={`note ${id}`}>
          <a href={noteAddress(id)} download className="prose-link touch-link">
            {t('debitNote', { number })}
          </a>
        </li>
      ))}
    </ul>
  )
}
