import 'server-only'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { isFromElsewhere } from '@/lib/platform/api/origin'
import { isDatabaseOutage } from '@/lib/platform/database/outage'
import { type ErrorCode, ShopError } from '@/lib/platform/errors'
import { holdsVersion } from '@/lib/platform/http/etag'
import { fieldErrors } from '@/lib/platform/http/fields'
import { answerText } from '@/lib/platform/http/money'
import { problem } from '@/lib/platform/http/problem'
import { firstValues, formBody, jsonBody } from '@/lib/platform/http/request/body'
import { isDatabaseDown } from '@/lib/platform/http/server/database-watch'
import { DATA_POLICY } from '@/lib/platform/http/server/security-headers'
import { type Area, can } from '@/lib/platform/identity/roles'
import { callerOf } from '@/lib/platform/identity/session/session'
import type { ShopUser } from '@/lib/platform/identity/user'
import { keepAnswer } from '@/lib/platform/pages/kept-answers'
import { log, pathInLog } from '@/lib/platform/runtime/log'
import { withRequestId } from '@/lib/platform/runtime/request-id'

/**
 * 'anyone': the answer is the same for everybody, so the caller is not read. 'visitor': the caller is read if there is
 * one. 'customer': somebody must be signed in. The rest are areas of the administration: the caller's role must let them
 * look at it for a read, and change it for a write, or for a read that `needs` it.
 */
export type Access = 'anyone' | 'visitor' | 'customer' | Area
export type Schema = z.ZodType | undefined
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S extends Schema> = S extends z.ZodType ? z.input<S> : undefined
export type Status = 201 | 202 | 204 | 303 | undefined

export type Description<
  A extends Access,
  P extends Schema,
  Q extends Schema,
  B extends Schema,
  S extends Status = Status,
> = {
  /** Who may call. Answers 401 when nobody is signed in, 403 to the wrong person. */
  user: A
  /**
   * Asks the identity provider whether the account is still active, so that a blocked account is refused at once; for
   * changes of the account itself. The staff's writes always ask; other calls use an answer up to two minutes old.
   */
  fresh?: true
  /**
   * Why a write may come from a page of another site: it is a vendor's message with a signature of its own, or a mail
   * program's one click (RFC 8058), whose key stands in the address. All other writes are refused to foreign pages.
   */
  crossSite?: 'webhook' | 'one-click'
  /** A read only for roles that may change the area, as a download of its data. */
  needs?: 'change'
  /** Path parameters; invalid ones answer 404, because no such path exists. */
  params?: P
  /** Search parameters; invalid ones answer 422. */
  query?: Q
  /** Body; an invalid one answers 422. */
  body?: B
  /** Encoding of the body. */
  encoding?: 'json' | 'form'
  /** Content type of a body that the call reads itself, without a schema. */
  takes?: string
  /** Status of the answer; 200 without it. With 204 the value is dropped; a form's `run` makes its own 303. */
  status?: S
  /** The answer's schema, as the browser gets it; for the OpenAPI document of public calls. */
  answers?: z.ZodType
  /** The user who owns the data: anybody else, administrators included, gets 403. */
  owner?: (params: Parsed<P>) => string
  /** Public answers carry an ETag; private answers are never stored. */
  cache?: 'public' | 'private'
}

type Given<A extends Access, P extends Schema, Q extends Schema, B extends Schema> = {
  request: Request
  user: A extends 'anyone' ? null : A extends 'visitor' ? ShopUser | null : ShopUser
  params: Parsed<P>
  query: Parsed<Q>
  body: Parsed<B>
}

type RouteContext = { params: Promise<Record<string, string | string[]>> }
type RouteHandler = (request: Request, context: RouteContext) => Promise<Response>
/** What a handler accepts. The OpenAPI document, the fuzzer and the matrix of roles read it. */
export type HandlerDescription = Omit<Description<Access, Schema, Schema, Schema>, 'owner'> & {
  isOwn: boolean
}
export type DescribedHandler = RouteHandler & { description: HandlerDescription }
/** A handler with its description, and the types of what a browser sends and gets. */
export type Handler<Q extends Schema = Schema, B extends Schema = Schema, R = unknown> = DescribedHandler & {
  types?: { query: Sent<Q>; body: Sent<B>; answer: R }
}
/** A Response made by `answer`, which knows the type of its value. */
type Answer<T> = Response & { answered?: T }
export type AnswerOf<R, S extends Status> = S extends 204 ? null : R extends Answer<infer T> ? T : R

/** Nobody, the wrong person, too often: in the log for reads too. */
const REFUSALS = [401, 403, 429]

const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Wraps every call of the API: access check, parsing, problem documents, headers and logging. `run` returns the answer:
 * a value for status 200, or a Response made by `answer`.
 */
export function handler<
  A extends Access,
  R,
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  S extends Status = undefined,
>(
  description: Description<A, P, Q, B, S>,
  run: (input: Given<A, P, Q, B>) => Promise<R> | R,
): Handler<Q, B, AnswerOf<R, S>> {
  const handle: RouteHandler = (request, context) => withRequestId(() => serveLogged(request, context))
  const serveLogged: RouteHandler = async (request, context) => {
    const began = performance.now()
    let uid: string | undefined
    const response = withPolicy(
      await respond(request, () =>
        serve(description, run, request, context, (user) => {
          uid = user?.uid
        }),
      ),
    )
    const line = {
      uid,
      method: request.method,
      path: pathInLog(new URL(request.url).pathname),
      status: response.status,
      ms: Math.round(performance.now() - began),
    }
    if (response.status >= 500) log.error(line)
    else if (isWrite(request.method) || REFUSALS.includes(response.status)) log.info(line)
    else log.debug(line)
    return response
  }
  const { owner, ...described } = description
  return Object.assign(handle, { description: { ...described, isOwn: owner !== undefined } })
}

function withPolicy(response: Response): Response {
  if (!response.headers.has('content-security-policy'))
    response.headers.set('content-security-policy', DATA_POLICY)
  return response
}

async function serve<A extends Access, P extends Schema, Q extends Schema, B extends Schema>(
  description: Description<A, P, Q, B>,
  run: (input: Given<A, P, Q, B>) => Promise<unknown> | unknown,
  request: Request,
  context: RouteContext,
  noteCaller: (user: ShopUser | null) => void,
): Promise<Response> {
  const user = await checkAccess(request, description, noteCaller)
  const params = parse(description.params, await context.params, 'not_found')
  if (description.owner && user?.uid !== description.owner(params)) throw new ShopError('forbidden')
  const query = parse(description.query, firstValues(new URL(request.url).searchParams), 'invalid')
  const body = parse(
    description.body,
    description.body && (await (description.encoding === 'form' ? formBody(request) : jsonBody(request))),
    'invalid',
  )
  const input = { request, user, params, query, body } as Given<A, P, Q, B>
  const result = await run(input)
  const response = result instanceof Response ? result : answer(description.status ?? 200, result)
  return description.cache === 'public'
    ? answerPublicly(request, response, description.query)
    : answerPrivately(response)
}

async function checkAccess(
  request: Request,
  {
    user: access,
    fresh,
    needs,
    crossSite,
  }: Pick<HandlerDescription, 'user' | 'fresh' | 'needs' | 'crossSite'>,
  noteCaller: (user: ShopUser | null) => void,
): Promise<ShopUser | null> {
  const write = isWrite(request.method)
  // A foreign page would write with its visitor's cookies, and use up the limits of its visitor's address.
  if (write && !crossSite && isFromElsewhere(request.headers)) throw new ShopError('csrf')
  if (access === 'anyone') return null
  const area = access === 'visitor' || access === 'customer' ? null : access
  const use = write || needs === 'change' ? 'change' : 'see'
  const caller = await callerOf(request.headers, { revoked: fresh ?? (use === 'change' && area !== null) })
  noteCaller(caller?.user ?? null)
  if (access !== 'visitor' && !caller) throw new ShopError('account.not_authenticated')
  if (area && !can(caller?.user.role, use, area))
    throw new ShopError(caller?.user.withheld ? withheldCodes[caller.user.withheld] : 'forbidden')
  return caller?.user ?? null
}

/** The refusal for a member of the staff whose role does not count yet. */
const withheldCodes = {
  address: 'account.address_unconfirmed',
  code: 'account.code_required',
  enrollment: 'account.second_factor_required',
} as const

function parse<S extends Schema>(schema: S | undefined, value: unknown, otherwise: ErrorCode): Parsed<S> {
  if (!schema) return undefined as Parsed<S>
  const result = schema.safeParse(value)
  if (result.success) return result.data as Parsed<S>
  throw new ShopError(otherwise, otherwise === 'invalid' ? fieldErrors(result.error) : [])
}

/** Runs a call and turns any error into a problem document. */
async function respond(request: Request, run: () => Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ShopError)
      return problem(error.code, { fields: error.fields, headers: error.headers })
    const code = (await isOutage(error)) ? 'unavailable' : 'internal'
    log.error({
      path: pathInLog(new URL(request.url).pathname),
      error: (error as Error)?.stack ?? String(error),
    })
    return problem(code)
  }
}

/** An error from Next's cache arrives with a digest instead of its code, so the database is checked instead. */
async function isOutage(error: unknown): Promise<boolean> {
  if (isDatabaseOutage(error)) return true
  return error instanceof Error && 'digest' in error && (await isDatabaseDown())
}

/** A JSON answer with the given status, money in PLN; 204 has no body, and 202 without a value an empty object. */
export function answer<T = null>(status: number, value?: T, headers: Record<string, string> = {}): Answer<T> {
  if (status === 204) return new Response(null, { status, headers })
  const text = answerText(value ?? (status === 202 ? {} : null))
  const response = new Response(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
  texts.set(response, text)
  return response
}

/** The bodies of answers: reading one back out of its stream would copy it twice. */
const texts = new WeakMap<Response, string>()

/** One page of a list, with the total count in a header, and with another one where there are more than were counted. */
export const listed = <T>(values: T[], total: number, hasMore = false): Answer<T[]> =>
  answer(200, values, {
    'x-total-count': String(total),
    ...(hasMore ? { 'x-total-count-is': 'at-least' } : {}),
  })

function answerPrivately(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
  return response
}

/** Caches may store the answer but must revalidate it, so that the next read sees every write. */
async function answerPublicly(request: Request, response: Response, query: Schema): Promise<Response> {
  const body = texts.get(response) ?? (await response.clone().text())
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const { headers } = response
  headers.set('etag', tag)
  headers.set('cache-control', 'public, max-age=0, must-revalidate')
  if (response.status === 200) keepAnswer(request, query, withPolicy(response), body)
  return holdsVersion(request.headers.get('if-none-match'), tag)
    ? new Response(null, { status: 304, headers })
    : response
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]
export type Routes = Record<Method | 'OPTIONS', RouteHandler>

/** All methods of a route: the given ones, HEAD beside GET, and a 405 with `Allow` for the rest. */
export function route(handlers: Partial<Record<Exclude<Method, 'HEAD'>, RouteHandler>>): Routes {
  const implemented: Partial<Record<Method, RouteHandler>> = handlers.GET
    ? { ...handlers, HEAD: handlers.GET }
    : handlers
  const allow = [...methods.filter((method) => implemented[method]), 'OPTIONS'].join(', ')
  const refuse: RouteHandler = async () => withPolicy(problem('method_not_allowed', { headers: { allow } }))
  const filled = Object.fromEntries(methods.map((method) => [method, implemented[method] ?? refuse]))
  const options: RouteHandler = async () => withPolicy(answer(204, undefined, { allow }))
  return { ...(filled as Record<Method, RouteHandler>), OPTIONS: options }
}

/** For paths below /api that do not exist. */
export const unknownPath: RouteHandler = async () => withPolicy(problem('not_found'))
