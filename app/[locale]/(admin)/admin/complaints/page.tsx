import { ComplaintEntry } from '@/components/admin/complaints/ComplaintEntry'
import { registerPage } from '@/components/admin/register/RegisterPage'
import { registeredComplaints } from '@/lib/complaints/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('complaintRegister.title')

export default registerPage('complaints', registeredComplaints, (complaint) => (
  <ComplaintEntry key={complaint.id} complaint={complaint} />
))
