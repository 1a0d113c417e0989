import { getTranslations } from 'next-intl/server'
import { FileLink } from '@/components/admin/FileLink'
import { invoiceAddress } from '@/lib/sales/invoices/rules'

/** An invoice as a file to read, and as one for the national system. */
export async function InvoiceFiles({ id, number }: { id: number; number: string }) {
  const t = await getTranslations('invoices')
  return (
    <span className="flex gap-x-5">
      <FileLink href={invoiceAddress(id)} aria-label={t('pdfNamed', { number })}>
        {t('pdf')}
      </FileLink>
      <FileLink href={`/api/admin/invoices/${id}/ksef`} aria-label={t('xmlNamed', { number })}>
        {t('xml')}
      </FileLink>
    </span>
  )
}
