import { getTranslations } from 'next-intl/server'
import { invoiceAddress } from '@/lib/invoices/rules'

const linkClasses = 'prose-link inline-flex min-h-touch items-center'

/** An invoice as a file to read, and as one for the national system. */
export async function InvoiceFiles({ id, number }: { id: number; number: string }) {
  const t = await getTranslations('invoices')
  return (
    <span className="flex gap-x-5">
      <a href={invoiceAddress(id)} download aria-label={t('pdfNamed', { number })} className={linkClasses}>
        {t('pdf')}
      </a>
      <a
        href={`/api/admin/invoices/${id}/ksef`}
        download
        aria-label={t('xmlNamed', { number })}
        className={linkClasses}
      >
        {t('xml')}
      </a>
    </span>
  )
}
