import 'server-only'
import { formatPrice } from '@/lib/platform/values/money'
import { invoiceFile } from '@/lib/sales/document-numbers'
import { invoicePdf, notePdf } from '@/lib/sales/invoices/pdf/document'
import { aboutOrder, toOrder } from '@/lib/sales/order-mails/blocks'
import { type Mail, paragraph, writeMail } from '@/lib/shop/mail/template'
import { topics } from '@/lib/shop/mail/topics'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'
import { readNote } from './notes/queries'
import { type Invoice, readInvoice } from './queries'

/** An invoice or a correction. Nothing once the buyer has been erased. */
export async function invoiceMail(payload: unknown): Promise<Mail | null> {
  const { invoiceId } = topics['invoice.issued'].parse(payload)
  const { buyer, ...invoice } = await readInvoice(invoiceId)
  if (!buyer) return null
  const isCorrection = invoice.kind === 'correction'
  return mailWithPaper(invoice, await invoicePdf({ ...invoice, buyer }), (t, words) => ({
    subject: t(isCorrection ? 'mail.invoice.correctionSubject' : 'mail.invoice.subject', words),
    text: t('mail.invoice.text'),
    amounts: [[t(isCorrection ? 'mail.invoice.difference' : 'mail.invoice.total'), invoice.grossGrosze]],
  }))
}

/** A debit note. Nothing once the buyer has been erased. */
export async function noteMail(payload: unknown): Promise<Mail | null> {
  const { noteId } = topics['note.issued'].parse(payload)
  const { buyer, ...note } = await readNote(noteId)
  if (!buyer) return null
  const { dueGrosze } = note.document
  return mailWithPaper(note, await notePdf({ ...note, buyer }), (t, words) => ({
    subject: t('mail.note.subject', words),
    text: t(dueGrosze > 0 ? 'mail.note.due' : 'mail.note.text'),
    amounts: [
      [t('mail.note.amount'), note.amountGrosze],
      ...(dueGrosze > 0 ? ([[t('mail.note.toPay'), dueGrosze]] satisfies [string, number][]) : []),
    ],
  }))
}

type Said = { subject: string; text: string; amounts: [name: string, grosze: number][] }

async function mailWithPaper(
  { orderId, locale, number }: Pick<Invoice, 'orderId' | 'locale' | 'number'>,
  pdf: Buffer,
  say: (t: Translator, words: { number: string; order: string }) => Said,
): Promise<Mail> {
  const { order } = await aboutOrder({ orderId })
  const t = wordsOf(locale)
  const { subject, text, amounts } = say(t, { number, order: order.id })
  const facts = amounts.map(([name, grosze]): [string, string] => [name, formatPrice(grosze, locale)])
  return writeMail({
    locale,
    to: order.email,
    subject,
    blocks: [
      paragraph(text),
      { kind: 'facts', facts: [[t('mail.invoice.number'), number], ...facts] },
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
