import { registerPage } from '@/components/sales/admin/register/RegisterPage'
import { ReturnEntry } from '@/components/sales/admin/withdrawals/ReturnSummary'
import { registeredReturns } from '@/lib/sales/returns/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('withdrawalRegister.title')

export default registerPage('returns', registeredReturns, (entry) => (
  <ReturnEntry key={entry.id} entry={entry} />
))
