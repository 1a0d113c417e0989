import { ComplaintEntry } from '@/components/customers/admin/RegisterEntries'
import { registerPage } from '@/components/sales/admin/register/RegisterPage'
import { registeredComplaints } from '@/lib/customers/complaints/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('complaintRegister.title')

export default registerPage('complaints', registeredComplaints, (complaint) => (
  <ComplaintEntry key={complaint.id} complaint={complaint} />
))
