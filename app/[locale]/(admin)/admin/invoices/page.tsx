import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { adminOrLeave, mayChange } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { InvoiceGaps } from '@/components/admin/invoices/InvoiceGaps'
import { InvoiceList } from '@/components/admin/invoices/InvoiceList'
import { MonthForm } from '@/components/admin/invoices/MonthForm'
import { NoteList } from '@/components/admin/invoices/NoteList'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { pageLocale } from '@/lib/i18n/locale'
import { notesOfMonth } from '@/lib/invoices/notes/queries'
import { gapsOfMonth, invoicesOfMonth, monthsWithInvoices } from '@/lib/invoices/queries'
import { month } from '@/lib/invoices/schema'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('invoices.title')

export default async function InvoicesPage(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const requestedMonth = month.safeParse((await props.searchParams).month).data
  await adminOrLeave(requestedMonth ? `/admin/invoices?month=${requestedMonth}` : '/admin/invoices')
  const t = await getTranslations('invoices')
  const issued = await monthsWithInvoices()
  const shown = requestedMonth ?? issued[0]
  const notes = shown ? await notesOfMonth(shown) : []
  const locale = await pageLocale()
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      {shown ? <MonthForm month={shown} months={[...new Set([...issued, shown])]} /> : null}
      <InvoiceGaps gaps={shown ? await gapsOfMonth(shown) : []} />
      <Editable area="invoices">
        <InvoiceList invoices={shown ? await invoicesOfMonth(shown) : []} />
      </Editable>
      {shown && notes.length > 0 ? (
        <div className="mt-10">
          <AdminSection title={t('notes.title')}>
            <NoteList notes={notes} />
            {(await mayChange('invoices')) ? (
              <a
                href={`/api/admin/invoices/export?month=${shown}&locale=${locale}&kind=notes`}
                download
                className="prose-link mt-4 inline-flex min-h-touch items-center"
              >
                {t('notes.csv')}
              </a>
            ) : null}
          </AdminSection>
        </div>
      ) : null}
    </PageContainer>
  )
}
