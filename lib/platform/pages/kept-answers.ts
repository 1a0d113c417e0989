import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { z } from 'zod'
import { holdsVersion } from '@/lib/platform/http/etag'
import { propertiesOf } from '@/lib/platform/http/json-schema'
import { acceptsEncoding } from '@/lib/platform/http/server/accepted-encoding'
import { answerHeaders, surroundings } from '@/lib/platform/http/server/security-headers'
import { processState } from '@/lib/platform/runtime/process-state'
import { requestStates } from '@/lib/platform/runtime/request-state'
import { HOUR_MS } from '@/lib/platform/time/durations'
import { isCurrent, ownBytes, type Validity } from './stored-pages'

type KeptAnswer = {
  etag: string
  headers: [string, string][]
  body: Buffer
  /** Made for the first client that accepts it. */
  gzipped?: Buffer
  validity: Validity
}

/** Room for about 500 lists of 24 products, apart from the pages, so that answers to made-up calls never evict a page. */
const MOST_BYTES = 8 * 1024 * 1024
/** A fifth of a list and less is left by gzip. */
const WITH_GZIPPED = 1.25
/** What an entry takes beside its body: headers, tags, the keys of the cache. */
const OVERHEAD_BYTES = 2_048
/** Smaller bodies are sent uncompressed, as Next does. */
const WORTH_GZIP_BYTES = 1_024

const openKeptAnswers = () =>
  new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, url) => Math.ceil(body.length * WITH_GZIPPED) + url.length + OVERHEAD_BYTES,
  })
const keptAnswers = () => processState('shopAnswers', openKeptAnswers)

/** Keeps an answer whose function said when it expires, for equal requests. `query` is the schema of the call's query. */
export function keepAnswer(
  { url }: Request,
  query: z.ZodType | undefined,
  { headers }: Response,
  body: string,
): void {
  const state = requestStates().getStore()
  const { pathname, search, searchParams } = new URL(url)
  // An empty answer to made-up values is not asked for again.
  if (!state?.expiry || body === '[]' || !asksPlainly(searchParams, query)) return
  const { beganAt, expiry } = state
  keptAnswers().set(pathname + search, {
    etag: headers.get('etag') ?? '',
    headers: [...headers],
    body: ownBytes(Buffer.from(body)),
    validity: { tags: expiry.tags, since: beganAt, until: Math.min(expiry.until, beganAt + HOUR_MS) },
  })
}

/** Whether the call reads each parameter, and each stands once: other parameters could be made up without end. */
function asksPlainly(parameters: URLSearchParams, query: z.ZodType | undefined): boolean {
  const names = [...parameters.keys()]
  return names.length === new Set(names).size && names.every((name) => parametersOf(query).has(name))
}

const knownParameters = new WeakMap<z.ZodType, Set<string>>()
function parametersOf(query: z.ZodType | undefined): Set<string> {
  const known = query && knownParameters.get(query)
  if (known) return known
  const names = new Set(Object.keys(propertiesOf(query).properties))
  if (query) knownParameters.set(query, names)
  return names
}

/**
 * Sends the kept answer while its function would give the same. A request with a session or a token never gets it, so that a
 * call that begins to depend on the caller shows at once. Returns whether the request has been answered.
 */
export function sendKeptAnswer(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return false
  const kept = keptAnswers().get(url)
  if (!kept || !isCurrent(kept) || headers.authorization || headers.cookie?.includes('session=')) return false
  for (const { key, value } of answerHeaders(surroundings())) response.setHeader(key, value)
  for (const [name, value] of kept.headers) response.setHeader(name, value)
  response.setHeader('vary', 'Accept-Encoding')
  if (holdsVersion(headers['if-none-match'], kept.etag)) response.writeHead(304).end()
  else sendBody(request, response, kept)
  return true
}

function sendBody(request: IncomingMessage, response: ServerResponse, kept: KeptAnswer): void {
  const isGzipped = kept.body.length >= WORTH_GZIP_BYTES && acceptsEncoding(request.headers, 'gzip')
  if (isGzipped) {
    kept.gzipped ??= ownBytes(gzipSync(kept.body))
    response.setHeader('content-encoding', 'gzip')
  }
  const body = isGzipped && kept.gzipped ? kept.gzipped : kept.body
  response.setHeader('content-length', body.length)
  response.end(body)
}
