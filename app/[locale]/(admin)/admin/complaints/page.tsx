import { adminOrLeave } from '@/components/admin/admin-gate'
import { ComplaintEntry } from '@/components/admin/complaints/ComplaintEntry'
import { RegisterPage } from '@/components/admin/register/RegisterPage'
import { registerQuery } from '@/components/admin/register/register-address'
import { registeredComplaints } from '@/lib/complaints/queries'
import type { SearchParams } from '@/lib/http/request/search-params'
import { registerPath } from '@/lib/registers/rules'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('complaintRegister.title')

export default async function ComplaintsPage(props: { searchParams: Promise<SearchParams> }) {
  const query = registerQuery(await props.searchParams)
  await adminOrLeave(registerPath('complaints', query))
  return (
    <RegisterPage name="complaints" query={query} register={await registeredComplaints(query)}>
      {(complaint) => <ComplaintEntry key={complaint.id} complaint={complaint} />}
    </RegisterPage>
  )
}
