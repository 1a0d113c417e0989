import { ReportEntry } from '@/components/customers/admin/RegisterEntries'
import { registerPage } from '@/components/sales/admin/register/RegisterPage'
import { registeredReports } from '@/lib/customers/safety/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('safetyRegister.title')

export default registerPage('safety', registeredReports, (report) => (
  <ReportEntry key={report.id} report={report} />
))
