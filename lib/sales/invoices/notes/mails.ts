import 'server-only'
import { formatPrice } from '@/lib/platform/values/money'
import { notePdf } from '@/lib/sales/invoices/pdf/note'
import { invoiceFile } from '@/lib/sales/invoices/rules'
import { toOrder } from '@/lib/sales/orders/mails/mails'
import { orderToWriteAbout } from '@/lib/sales/orders/queries'
import { type Mail, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { wordsOf } from '@/lib/shop/texts/translator'
import { readNote } from './queries'

/** A debit note, as a file in a mail to the buyer. Nothing once the buyer has been erased. */
export async function noteMail(payload: unknown): Promise<Mail | null> {
  const { noteId } = topics['note.issued'].parse(payload)
  const { buyer, ...note } = await readNote(noteId)
  if (!buyer) return null
  const { order } = await orderToWriteAbout(note.orderId)
  const { locale, number, amountGrosze, document } = note
  const t = wordsOf(locale)
  const pdf = await notePdf({ ...note, buyer })
  return writeMail({
    locale,
    to: order.email,
    subject: t('mail.note.subject', { number, order: order.id }),
    blocks: [
      { kind: 'text', text: t(document.dueGrosze > 0 ? 'mail.note.due' : 'mail.note.text') },
      {
        kind: 'facts',
        facts: [
          [t('mail.invoice.number'), number],
          [t('mail.note.amount'), formatPrice(amountGrosze, locale)],
          ...(document.dueGrosze > 0
            ? [[t('mail.note.toPay'), formatPrice(document.dueGrosze, locale)] as [string, string]]
            : []),
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
