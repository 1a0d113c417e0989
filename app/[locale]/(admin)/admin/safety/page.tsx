import { adminOrLeave } from '@/components/admin/admin-gate'
import { RegisterPage } from '@/components/admin/register/RegisterPage'
import { registerQuery } from '@/components/admin/register/register-address'
import { ReportEntry } from '@/components/admin/safety/ReportEntry'
import type { SearchParams } from '@/lib/http/request/search-params'
import { registerPath } from '@/lib/registers/rules'
import { registeredReports } from '@/lib/safety/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('safetyRegister.title')

export default async function SafetyRegisterPage(props: { searchParams: Promise<SearchParams> }) {
  const query = registerQuery(await props.searchParams)
  await adminOrLeave(registerPath('safety', query))
  return (
    <RegisterPage name="safety" query={query} register={await registeredReports(query)}>
      {(report) => <ReportEntry key={report.id} report={report} />}
    </RegisterPage>
  )
}
