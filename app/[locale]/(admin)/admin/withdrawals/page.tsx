import { adminOrLeave } from '@/components/admin/admin-gate'
import { RegisterPage } from '@/components/admin/register/RegisterPage'
import { registerQuery } from '@/components/admin/register/register-address'
import { ReturnEntry } from '@/components/admin/withdrawals/ReturnEntry'
import type { SearchParams } from '@/lib/http/request/search-params'
import { registerPath } from '@/lib/registers/rules'
import { registeredReturns } from '@/lib/returns/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('withdrawalRegister.title')

export default async function WithdrawalsPage(props: { searchParams: Promise<SearchParams> }) {
  const query = registerQuery(await props.searchParams)
  await adminOrLeave(registerPath('returns', query))
  return (
    <RegisterPage name="returns" query={query} register={await registeredReturns(query)}>
      {(entry) => <ReturnEntry key={entry.id} entry={entry} />}
    </RegisterPage>
  )
}
