import { OrderListQuery } from '@/lib/orders/schema'

type SearchParams = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)

/** What an address of the orders panel asks for. What cannot be is left out, so that an old link still opens. */
export function ordersQuery(params: SearchParams): OrderListQuery {
  const { shape } = OrderListQuery
  const status = shape.status.safeParse(first(params.status))
  const search = shape.search.safeParse(first(params.search))
  const page = shape.page.safeParse(first(params.page))
  const sort = shape.sort.safeParse(first(params.sort))
  return {
    ...OrderListQuery.parse({}),
    ...(status.success && status.data ? { status: status.data } : {}),
    ...(search.success ? { search: search.data } : {}),
    ...(page.success ? { page: page.data } : {}),
    ...(sort.success ? { sort: sort.data } : {}),
  }
}

/** The address of the orders panel, without its language; what means "all" is left out. */
export function ordersPath({ status, search, page, sort }: Partial<OrderListQuery>): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (search) query.set('search', search)
  if (sort && sort !== '-date') query.set('sort', sort)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin?${query}` : '/admin'
}
