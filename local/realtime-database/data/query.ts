import { childOf, isBranch, parsePath, Refusal, type Tree, valueAt } from './tree'

/** A question as the security rules see it; undefined asks for the whole value. */
export type Query = Readonly<Record<string, Tree>> | undefined

const orders: Record<string, string> = {
  '.key': 'orderByKey',
  '.value': 'orderByValue',
  '.priority': 'orderByPriority',
}

/** Parses the query of a listen or get message: `i` index, `sp sn sin` start, `ep en ein` end, `l vf` limit. */
export function parseQuery(wire: unknown): Query {
  // A plain `get` of the SDKs has an empty one.
  if (Object.keys(wire ?? {}).length === 0) return undefined
  const { i = '.priority', sp = null, ep = null, ...rest } = wire as Record<string, Tree>
  if (typeof i !== 'string' || [sp, ep].some(isBranch))
    throw new Refusal('invalid_request', 'A query orders by the name of a child, and compares with a value')
  // The SDKs send `equalTo` as an equal start and end.
  const isEqual = sp !== null && sp === ep && rest.sn === rest.en && rest.sin !== false && rest.ein !== false
  const order = orders[i]
  return {
    ...(order ? { [order]: true } : { orderByChild: i }),
    startAt: isEqual ? null : sp,
    endAt: isEqual ? null : ep,
    equalTo: isEqual ? sp : null,
    limitToFirst: rest.vf === 'l' ? (rest.l ?? null) : null,
    limitToLast: rest.vf === 'l' ? null : (rest.l ?? null),
  }
}

/** Answers what the shop asks: the whole value, or the children of which one field has a value. */
export function runQuery(tree: Tree, query: Query): Tree {
  if (!query) return tree
  const { orderByChild, equalTo = null } = query
  if (typeof orderByChild !== 'string' || equalTo === null)
    throw new Refusal('invalid_request', 'The local database knows the query orderByChild().equalTo() only')
  if (!isBranch(tree)) return null
  const keys = Object.keys(tree).filter(
    (key) => valueAt(childOf(tree, key), parsePath(orderByChild)) === equalTo,
  )
  return keys.length === 0 ? null : Object.fromEntries(keys.map((key) => [key, childOf(tree, key)]))
}
