import 'server-only'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { type ErrorCode, ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/log'
import { isDatabaseOutage } from '@/lib/core/outage'
import { withRequestId } from '@/lib/core/request-id'
import { bearerOf, callerOf, isSameOrigin, sessionCookieOf } from '@/lib/identity/session/session'
import type { ShopUser } from '@/lib/identity/user'
import { firstValues, formBody, jsonBody } from './body'
import { isDatabaseDown } from './database-watch'
import { holdsVersion } from './etag'
import { fieldErrors } from './fields'
import { problem } from './problem'

/**
 * 'anyone' is for what is the same for all: who calls is not even asked. 'visitor' reads the caller if there is one,
 * 'customer' needs one, 'admin' one with the claim.
 */
type Access = 'anyone' | 'visitor' | 'customer' | 'admin'
type Schema = z.ZodType | undefined
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined

type Description<A extends Access, P extends Schema, Q extends Schema, B extends Schema> = {
  /** Who may call; 401 for nobody, 403 for somebody else. */
  user: A
  /**
   * The identity provider is asked whether the account still stands, so a blocked one is refused at once: for changes
   * of the account itself. Administrators' writes always ask; other calls believe what it said two minutes ago.
   */
  fresh?: true
  /** Path parameters; what does not fit is a path that does not exist, 404. */
  params?: P
  /** Search parameters; what does not fit is 422. */
  query?: Q
  /** Body; what does not fit is 422. */
  body?: B
  /** How the body is written. */
  encoding?: 'json' | 'form'
  /** The user whose data this is: anybody else, administrators included, is 403. */
  owner?: (params: Parsed<P>) => string
  /** Public answers carry an ETag; personal ones are never stored. */
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
/** What a handler takes, readable from outside: the fuzzer makes its requests from it. */
export type HandlerDescription = Pick<
  Description<Access, Schema, Schema, Schema>,
  'user' | 'query' | 'body' | 'encoding'
>
type DescribedHandler = RouteHandler & { description: HandlerDescription }

const isWrite = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/**
 * Every call of the API goes through here: guard, parsing, problem document, headers and logging. `run` returns what
 * the call answers: a value for 200, or a Response made by `answer`.
 */
export function handler<A extends Access, P extends Schema, Q extends Schema, B extends Schema>(
  description: Description<A, P, Q, B>,
  run: (given: Given<A, P, Q, B>) => Promise<unknown> | unknown,
): DescribedHandler {
  const handle: RouteHandler = (request, context) => withRequestId(() => logged(request, context))
  const logged: RouteHandler = async (request, context) => {
    const began = performance.now()
    const response = await respond(request, () => serve(description, run, request, context))
    const line = {
      method: request.method,
      path: new URL(request.url).pathname,
      status: response.status,
      ms: Math.round(performance.now() - began),
    }
    if (response.status >= 500) log.error(line)
    else if (isWrite(request.method)) log.info(line)
    else log.debug(line)
    return response
  }
  return Object.assign(handle, { description })
}

async function serve<A extends Access, P extends Schema, Q extends Schema, B extends Schema>(
  description: Description<A, P, Q, B>,
  run: (given: Given<A, P, Q, B>) => Promise<unknown> | unknown,
  request: Request,
  context: RouteContext,
): Promise<Response> {
  const user = await admit(request, description)
  const params = parse(description.params, await context.params, 'not_found')
  if (description.owner && user?.uid !== description.owner(params)) throw new ShopError('forbidden')
  const query = parse(description.query, firstValues(new URL(request.url).searchParams), 'invalid')
  const body = parse(
    description.body,
    description.body && (await (description.encoding === 'form' ? formBody(request) : jsonBody(request))),
    'invalid',
  )
  const given = { request, user, params, query, body } as Given<A, P, Q, B>
  const result = await run(given)
  const response = result instanceof Response ? result : answer(200, result)
  return description.cache === 'public' ? publicly(request, response) : privately(response)
}

async function admit(
  request: Request,
  { user: access, fresh }: { user: Access; fresh?: true },
): Promise<ShopUser | null> {
  if (access === 'anyone') return null
  const write = isWrite(request.method)
  // a cookie travels by itself, so a write that leans on it must show that it comes from a page of the shop
  const leansOnCookie = !bearerOf(request.headers) && sessionCookieOf(request.headers)
  if (write && leansOnCookie && !isSameOrigin(request.headers)) throw new ShopError('csrf')
  const caller = await callerOf(request.headers, { revoked: fresh ?? (write && access === 'admin') })
  if (access !== 'visitor' && !caller) throw new ShopError('account.not_authenticated')
  if (access === 'admin' && !caller?.user.isAdmin) throw new ShopError('forbidden')
  return caller?.user ?? null
}

function parse<S extends Schema>(schema: S | undefined, value: unknown, otherwise: ErrorCode): Parsed<S> {
  if (!schema) return undefined as Parsed<S>
  const result = schema.safeParse(value)
  if (result.success) return result.data as Parsed<S>
  throw new ShopError(otherwise, otherwise === 'invalid' ? fieldErrors(result.error) : [])
}

/** Runs a call and turns whatever it throws into a problem document. */
async function respond(request: Request, run: () => Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof ShopError)
      return problem(error.code, { fields: error.fields, headers: error.headers })
    const code = (await isOutage(error)) ? 'unavailable' : 'internal'
    log.error({ path: new URL(request.url).pathname, error: (error as Error)?.stack ?? String(error) })
    return problem(code)
  }
}

/** An error that comes out of Next's cache has lost its code and carries a digest instead: the database is asked. */
async function isOutage(error: unknown): Promise<boolean> {
  if (isDatabaseOutage(error)) return true
  return error instanceof Error && 'digest' in error && (await isDatabaseDown())
}

/** A JSON answer with a status of its own; 204 has no body. */
export function answer(status: number, value?: unknown, headers: Record<string, string> = {}): Response {
  if (status === 204) return new Response(null, { status, headers })
  return new Response(JSON.stringify(value ?? null), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}

/** A page of a list, with the length of the whole. */
export const listed = (values: unknown[], total: number): Response =>
  answer(200, values, { 'x-total-count': String(total) })

function privately(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
  return response
}

/** Caches may keep it but must ask again: a write is seen by the very next read. */
async function publicly(request: Request, response: Response): Promise<Response> {
  const body = await response.text()
  const tag = `"${createHash('sha1').update(body).digest('base64url')}"`
  const headers = new Headers(response.headers)
  headers.set('etag', tag)
  headers.set('cache-control', 'public, max-age=0, must-revalidate')
  if (holdsVersion(request, tag)) return new Response(null, { status: 304, headers })
  return new Response(body, { status: response.status, headers })
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]
type Routes = Record<Method | 'OPTIONS', RouteHandler>

/** All methods of a route: those given, HEAD beside GET, and for the others a 405 that names them in `Allow`. */
export function route(given: Partial<Record<Exclude<Method, 'HEAD'>, RouteHandler>>): Routes {
  const known: Partial<Record<Method, RouteHandler>> = given.GET ? { ...given, HEAD: given.GET } : given
  const allow = [...methods.filter((method) => known[method]), 'OPTIONS'].join(', ')
  const refuse: RouteHandler = async () => problem('method_not_allowed', { headers: { allow } })
  const filled = Object.fromEntries(methods.map((method) => [method, known[method] ?? refuse]))
  const options: RouteHandler = async () => answer(204, undefined, { allow })
  return { ...(filled as Record<Method, RouteHandler>), OPTIONS: options }
}

/** For paths below /api that do not exist. */
export const unknownPath: RouteHandler = async () => problem('not_found')
