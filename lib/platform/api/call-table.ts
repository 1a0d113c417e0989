import { z } from 'zod'
import type { NamesIn } from '@/lib/platform/http/call-types'
import { pathParams } from '@/lib/platform/http/request/params'
import type { ShopUser } from '@/lib/platform/identity/user'
import {
  type Access,
  type AnswerOf,
  type DescribedHandler,
  type Description,
  type Handler,
  handler,
  type Routes,
  route,
  type Schema,
  type Status,
} from './handler'

type ParamOf<Name, P extends Schema> = P extends z.ZodType
  ? z.output<P>[Name & keyof z.output<P>]
  : z.output<(typeof pathParams)[Name & keyof typeof pathParams]>
type ParamsOf<Names, P extends Schema> = Names extends [infer First, ...infer Rest]
  ? [ParamOf<First, P>, ...ParamsOf<Rest, P>]
  : []
type Parsed<S extends Schema> = S extends z.ZodType ? [z.output<S>] : []
type Caller<A extends Access> = A extends 'anyone' ? [] : A extends 'visitor' ? [ShopUser | null] : [ShopUser]
type Given<N, A extends Access, P extends Schema, Q extends Schema, B extends Schema> = [
  ...ParamsOf<NamesIn<N>, P>,
  ...Parsed<Q>,
  ...Parsed<B>,
  ...Caller<A>,
  Request,
]
type Named<N, Q extends Schema, B extends Schema, R> = Handler<Q, B, R> & { callName: N }
type About<P extends Schema, Q extends Schema, B extends Schema, S extends Status> = Omit<
  Description<Access, P, Q, B, S>,
  'user' | 'owner'
>
type Run<G extends unknown[], R> = (...given: G) => Promise<R> | R

/**
 * A call: method and path, who may make it, and its function. The function is given, in this order: the params of the
 * path, the query, the body, the caller unless anyone may call, and the request. A path with `[userId]` is that user's
 * alone.
 */
export function call<const N extends string, A extends Access, R>(
  name: N,
  user: A,
  run: Run<Given<N, A, undefined, undefined, undefined>, R>,
): Named<N, undefined, undefined, AnswerOf<R, undefined>>
export function call<
  const N extends string,
  A extends Access,
  R,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  S extends Status = undefined,
>(
  name: N,
  user: A,
  about: About<P, Q, B, S>,
  run: Run<Given<N, A, P, Q, B>, R>,
): Named<N, Q, B, AnswerOf<R, S>>
export function call(
  name: string,
  user: Access,
  ...rest: [Run<never[], unknown>] | [About<Schema, Schema, Schema, Status>, Run<never[], unknown>]
) {
  const [about, run]: [About<Schema, Schema, Schema, Status>, Run<never[], unknown>] =
    rest.length === 1 ? [{}, rest[0]] : rest
  const names = [...name.matchAll(/\[(\w+)\]/g)].map(([, each = '']) => each)
  const known = Object.fromEntries(names.map((each) => [each, pathParams[each as keyof typeof pathParams]]))
  const params = about.params ?? (names.length > 0 ? z.object(known) : undefined)
  const owner = names.includes('userId')
    ? (given: unknown) => (given as { userId: string }).userId
    : undefined
  const described = handler<Access, unknown, Schema, Schema, Schema, Status>(
    { ...about, user, params, owner },
    (given) => {
      const values: unknown[] = [
        ...names.map((each) => (given.params as Record<string, unknown>)[each]),
        ...(about.query ? [given.query] : []),
        ...(about.body ? [given.body] : []),
        ...(user === 'anyone' ? [] : [given.user]),
        given.request,
      ]
      return run(...(values as never[]))
    },
  )
  return Object.assign(described, { callName: name })
}

type Entry = DescribedHandler & { callName: string }
type Table<C extends Entry> = { [Each in C as Each['callName']]: Each }
type AddressOf<Name> = Name extends `${string} ${infer Address}` ? Address : never

/** The calls of a domain. Called with an address, the table gives what the file at that address exports. */
export function callTable<T extends Entry[]>(...calls: T) {
  const routeAt = (address: AddressOf<T[number]['callName']>): Routes =>
    route(
      Object.fromEntries(
        calls.flatMap((each) => {
          const [method = '', at] = each.callName.split(' ')
          return at === address ? [[method, each]] : []
        }),
      ),
    )
  const table = Object.fromEntries(calls.map((each) => [each.callName, each])) as Table<T[number]>
  return Object.assign(routeAt, { calls: table })
}
