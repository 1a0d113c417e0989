import { registerPage } from '@/components/admin/register/RegisterPage'
import { ReturnEntry } from '@/components/admin/withdrawals/ReturnEntry'
import { registeredReturns } from '@/lib/returns/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('withdrawalRegister.title')

export default registerPage('returns', registeredReturns, (entry) => (
  <ReturnEntry key={entry.id} entry={entry} />
))
