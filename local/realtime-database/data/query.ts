import { Refusal } from '../refusal'
import { compareKeys, compareValues, FIRST_KEY, LAST_KEY } from './order'
import { isBranch, parsePath, type Tree, valueAt } from './tree'

type Bound = { value: Tree; key?: string; inclusive: boolean }

export type Query = {
  /** `.priority` is the database's default order. */
  orderBy: string
  start?: Bound
  end?: Bound
  limit?: { count: number; from: 'first' | 'last' }
}

const PLAIN: Query = { orderBy: '.priority' }

/** Parses the query of a listen or get message: `i` index, `sp sn sin` start, `ep en ein` end, `l vf` limit. */
export function parseQuery(wire: unknown): Query {
  if (wire === undefined || wire === null) return PLAIN
  if (typeof wire !== 'object') throw new Refusal('invalid_request', 'A query must be an object')
  const fields = new Map<string, unknown>(Object.entries(wire))
  const orderBy = fields.get('i') ?? PLAIN.orderBy
  if (typeof orderBy !== 'string')
    throw new Refusal('invalid_request', 'A query orders by the name of a child')
  if (!orderBy.startsWith('.')) parsePath(orderBy)
  return {
    orderBy,
    start: parseBound(fields, 'sp', 'sn', 'sin'),
    end: parseBound(fields, 'ep', 'en', 'ein'),
    limit: parseLimit(fields.get('l'), fields.get('vf')),
  }
}

function parseBound(
  fields: ReadonlyMap<string, unknown>,
  value: string,
  name: string,
  inclusive: string,
): Bound | undefined {
  if (!fields.has(value)) return undefined
  const bound = fields.get(value)
  const key = fields.get(name)
  const isPrimitive = bound === null || ['string', 'number', 'boolean'].includes(typeof bound)
  if (!isPrimitive || (key !== undefined && typeof key !== 'string')) {
    throw new Refusal('invalid_request', 'The bound of a query must be a string, a number, a boolean or null')
  }
  return { value: bound as Tree, key, inclusive: fields.get(inclusive) !== false }
}

function parseLimit(count: unknown, from: unknown): Query['limit'] {
  if (count === undefined) return undefined
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) {
    throw new Refusal('invalid_request', 'The limit of a query must be a whole number above 0')
  }
  return { count, from: from === 'l' ? 'first' : 'last' }
}

/** Whether the query selects the whole value. */
export function isPlain(query: Query): boolean {
  return query.orderBy === PLAIN.orderBy && !query.start && !query.end && !query.limit
}

export function runQuery(tree: Tree, query: Query): Tree {
  if (isPlain(query)) return tree
  if (!isBranch(tree)) return null
  const entries = Object.entries(tree)
    .map(([key, child]) => ({ key, child, value: orderValue(key, child, query.orderBy) }))
    .sort((a, b) => compareValues(a.value, b.value) || compareKeys(a.key, b.key))
    .filter(({ key, value }) => isWithin(key, value, query))
  const { limit } = query
  const chosen = !limit
    ? entries
    : limit.from === 'first'
      ? entries.slice(0, limit.count)
      : entries.slice(-limit.count)
  return chosen.length === 0 ? null : Object.fromEntries(chosen.map(({ key, child }) => [key, child]))
}

function orderValue(key: string, child: Tree, orderBy: string): Tree {
  if (orderBy === '.key') return key
  if (orderBy === '.value') return child
  if (orderBy === '.priority') return null
  return valueAt(child, parsePath(orderBy))
}

function isWithin(key: string, value: Tree, query: Query): boolean {
  const distance = (bound: Bound, outermost: string): number => {
    if (query.orderBy === '.key') return compareKeys(key, String(bound.value))
    return compareValues(value, bound.value) || compareKeys(key, bound.key ?? outermost)
  }
  if (query.start) {
    const after = distance(query.start, FIRST_KEY)
    if (after < 0 || (after === 0 && !query.start.inclusive)) return false
  }
  if (query.end) {
    const before = distance(query.end, LAST_KEY)
    if (before > 0 || (before === 0 && !query.end.inclusive)) return false
  }
  return true
}

/**
 * The query as the security rules see it. `equalTo` is transmitted as equal start and end; the rules see only
 * `equalTo` then, and `startAt` and `endAt` are null.
 */
export function toRulesQuery(query: Query): Record<string, Tree> {
  const { orderBy, start, end, limit } = query
  const order: Record<string, Tree> =
    orderBy === '.key'
      ? { orderByKey: true }
      : orderBy === '.value'
        ? { orderByValue: true }
        : orderBy === '.priority'
          ? { orderByPriority: true }
          : { orderByChild: orderBy }
  const equal =
    start !== undefined &&
    end !== undefined &&
    start.inclusive &&
    end.inclusive &&
    start.value === end.value &&
    start.key === end.key
  return {
    ...order,
    startAt: equal ? null : (start?.value ?? null),
    endAt: equal ? null : (end?.value ?? null),
    equalTo: equal ? start.value : null,
    limitToFirst: limit?.from === 'first' ? limit.count : null,
    limitToLast: limit?.from === 'last' ? limit.count : null,
  }
}
