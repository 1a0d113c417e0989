import 'server-only'
import { formatPrice } from '@/lib/platform/values/money'
import { invoicePdf } from '@/lib/sales/invoices/pdf/document'
import { toOrder } from '@/lib/sales/orders/mails/mails'
import { orderToWriteAbout } from '@/lib/sales/orders/queries'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { wordsOf } from '@/lib/shop/texts/translator'
import { readInvoice } from './queries'
import { invoiceFile } from './rules'

/** An invoice or a correction, as a file in a mail to the buyer. Nothing once the buyer has been erased. */
export async function invoiceMail(payload: unknown): Promise<Mail | null> {
  const { invoiceId } = topics['invoice.issued'].parse(payload)
  const { buyer, ...invoice } = await readInvoice(invoiceId)
  if (!buyer) return null
  const { order } = await orderToWriteAbout(invoice.orderId)
  const { locale, number, kind } = invoice
  const t = wordsOf(locale)
  const isCorrection = kind === 'correction'
  const subject = t(isCorrection ? 'mail.invoice.correctionSubject' : 'mail.invoice.subject', {
    number,
    order: order.id,
  })
  const pdf = await invoicePdf({ ...invoice, buyer })
  return writeMail({
    locale,
    to: order.email,
    subject,
    blocks: [
      { kind: 'text', text: t('mail.invoice.text') },
      {
        kind: 'facts',
        facts: [
          [t('mail.invoice.number'), number],
          [
            t(isCorrection ? 'mail.invoice.difference' : 'mail.invoice.total'),
            formatPrice(invoice.grossGrosze, locale),
          ],
        ],
      },
      toOrder(order, t, locale),
    ],
    attachments: [
      {
        filename: invoiceFile(number, 'pdf'),
        contentType: 'application/pdf',
        content: pdf.toString('base64'),
      },
    ],
  })
}
