import { registerPage } from '@/components/admin/register/RegisterPage'
import { ReportEntry } from '@/components/admin/safety/ReportEntry'
import { registeredReports } from '@/lib/safety/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('safetyRegister.title')

export default registerPage('safety', registeredReports, (report) => (
  <ReportEntry key={report.id} report={report} />
))
