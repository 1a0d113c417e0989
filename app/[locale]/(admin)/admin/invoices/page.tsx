import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { InvoiceGaps } from '@/components/admin/invoices/InvoiceGaps'
import { InvoiceList } from '@/components/admin/invoices/InvoiceList'
import { MonthForm } from '@/components/admin/invoices/MonthForm'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
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
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      {shown ? <MonthForm month={shown} months={[...new Set([...issued, shown])]} /> : null}
      <InvoiceGaps gaps={shown ? await gapsOfMonth(shown) : []} />
      <Editable area="invoices">
        <InvoiceList invoices={shown ? await invoicesOfMonth(shown) : []} />
      </Editable>
    </PageContainer>
  )
}
