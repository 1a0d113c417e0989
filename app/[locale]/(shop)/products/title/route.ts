import { formTarget } from '@/components/layout/links/form-target'
import { titlePath } from '@/lib/storefront/search-address'

/** The search form of the header. */
export const GET = formTarget(({ searchParams }) => {
  const title = searchParams.get('title')?.trim() ?? ''
  return title ? titlePath(title) : '/tires'
})
