import { formTarget } from '@/components/layout/links/form-target'
import { kitPath, readKitQuery } from '@/lib/fitment/kit-check/address'

export const GET = formTarget(({ search }) => kitPath(readKitQuery(search.slice(1)).fields))
