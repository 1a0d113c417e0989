import { AdminSection } from '@/components/admin/AdminSection'
import { mayChange } from '@/components/admin/admin-gate'
import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { FileLink } from '@/components/admin/FileLink'
import { InvoiceGaps, InvoiceList, NoteList } from '@/components/sales/admin/invoices/InvoiceList'
import { MonthForm } from '@/components/sales/admin/invoices/MonthForm'
import { notesOfMonth } from '@/lib/sales/invoices/notes/queries'
import { gapsOfMonth, invoicesOfMonth, monthsWithInvoices } from '@/lib/sales/invoices/queries'
import { month } from '@/lib/sales/invoices/schema'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('invoices.title')

export default adminPage(
  {
    words: 'invoices',
    read: (params) => month.safeParse(params.month).data,
    path: (wanted) => (wanted ? `/admin/invoices?month=${wanted}` : '/admin/invoices'),
  },
  async ({ t, locale, query }) => {
    const issued = await monthsWithInvoices()
    const shown = query ?? issued[0]
    const notes = shown ? await notesOfMonth(shown) : []
    return (
      <>
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
                <FileLink
                  href={`/api/admin/invoices/export?month=${shown}&locale=${locale}&kind=notes`}
                  className="mt-4"
                >
                  {t('notes.csv')}
                </FileLink>
              ) : null}
            </AdminSection>
          </div>
        ) : null}
      </>
    )
  },
)
