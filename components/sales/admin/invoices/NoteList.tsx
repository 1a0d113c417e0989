import { getTranslations } from 'next-intl/server'
import { formatPrice } from '@/lib/platform/values/money'
import type { DebitNote } from '@/lib/sales/invoices/notes/queries'
import { noteAddress } from '@/lib/sales/invoices/rules'
import { formatMoment } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'

/** Debit notes, each with its file. */
export async function NoteList({ notes }: { notes: readonly DebitNote[] }) {
  const t = await getTranslations('invoices')
  const locale = await pageLocale()
  return (
    <ul className="grid gap-4">
      {notes.map(({ id, number, issuedAt, orderId, buyer, amountGrosze, document }) => (
        <li key={id}>
          <p className="font-semibold">{number}</p>
          <p className="text-sm text-soft">
            {formatMoment(issuedAt, locale)}, {t('order')} {orderId}, {formatPrice(amountGrosze, locale)}
            {document.dueGrosze > 0
              ? `, ${t('notes.duePart', { amount: formatPrice(document.dueGrosze, locale) })}`
              : null}
          </p>
          {buyer ? (
            <a
              href={noteAddress(id)}
              download
              aria-label={t('pdfNamed', { number })}
              className="prose-link inline-flex min-h-touch items-center"
            >
              {t('pdf')}
            </a>
          ) : (
            <p className="text-sm">{t('erased')}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
