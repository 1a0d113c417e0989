import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { InvoiceGaps } from '@/components/admin/invoices/InvoiceGaps'
import { InvoiceList } from '@/components/admin/invoices/InvoiceList'
import { MonthForm } from '@/components/admin/invoices/MonthForm'
import { gapsOfMonth, invoicesOfMonth, monthsWithInvoices } from '@/lib/invoices/queries'
import { month } from '@/lib/invoices/schema'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('invoices.title')

export default adminPage(
  {
    words: 'invoices',
    read: (params) => month.safeParse(params.month).data,
    path: (wanted) => (wanted ? `/admin/invoices?month=${wanted}` : '/admin/invoices'),
  },
  async ({ query }) => {
    const issued = await monthsWithInvoices()
    const shown = query ?? issued[0]
    return (
      <>
        {shown ? <MonthForm month={shown} months={[...new Set([...issued, shown])]} /> : null}
        <InvoiceGaps gaps={shown ? await gapsOfMonth(shown) : []} />
        <Editable area="invoices">
          <InvoiceList invoices={shown ? await invoicesOfMonth(shown) : []} />
        </Editable>
      </>
    )
  },
)
