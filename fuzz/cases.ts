import fc from 'fast-check'
import { areas } from '@/lib/platform/identity/roles'
import { type CallerName, callerNames } from '../e2e/support/callers'
import { specialBodies } from './bodies'
import { hostileHeaders, hostileSegment, hostileText, hostileValue } from './hostile'
import type { Target } from './routes'
import { segments } from './segments'
import { nearlyValidValues, validValues } from './shapes'

/** A body to send; long ones are written as a repetition. */
export type Body = { text: string } | { bytes: number[] } | { repeat: string; times: number }

/** A request before its placeholders are filled in, so that a seed gives the same request in every run. */
export type Case = {
  method: string
  path: string
  caller: CallerName
  proof: 'bearer' | 'cookie' | 'both'
  headers: Record<string, string>
  body: Body | null
}

const OVERSIZE = 120_000

/** Requests to one target: most are like those of the shop's pages, with one thing wrong. */
export function casesOf(target: Target): fc.Arbitrary<Case> {
  const isWrite = target.method !== 'GET'
  return fc.record({
    method: methodOf(target),
    path: pathOf(target),
    caller: callersOf(target),
    proof: fc.constantFrom('bearer', 'bearer', 'cookie', 'both'),
    headers: fc
      .tuple(isWrite ? contentTypeOf(target) : fc.constant({}), hostileHeaders, fc.boolean())
      .map(([type, hostile, isOwnPage]) => ({
        ...(isOwnPage ? { origin: '{origin}' } : {}),
        ...type,
        ...hostile,
      })),
    body: isWrite ? bodyOf(target) : fc.constant(null),
  })
}

const methodOf = ({ method }: Target): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constant<string>(method) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'),
    },
  )

/** Every caller calls everything; callers who are allowed to do so more often. */
function callersOf({ description }: Target): fc.Arbitrary<CallerName> {
  const anybody = fc.constantFrom(...callerNames)
  const allowed: CallerName = areas.some((area) => area === description?.user) ? 'administrator' : 'customer'
  return fc.oneof({ weight: 2, arbitrary: fc.constant(allowed) }, { weight: 1, arbitrary: anybody })
}

function pathOf({ address, kind, description }: Target): fc.Arbitrary<string> {
  const parts = address
    .split('/')
    .slice(1)
    .map((segment) => segmentOf(segment, address))
  const path = fc
    .tuple(...parts)
    .map((texts) => texts.map((text) => (text === '' ? '' : `/${text}`)).join('') || '/')
  const search = description?.query
    ? queryOf(validValues(description.query), nearlyValidValues(description.query))
    : anyQuery
  const searched = kind === 'call' && description?.query ? 8 : 1
  return fc
    .tuple(path, fc.oneof({ weight: 8, arbitrary: fc.constant('') }, { weight: searched, arbitrary: search }))
    .map(([way, query]) => way + query)
}

function segmentOf(segment: string, address: string): fc.Arbitrary<string> {
  const name = /^\[\[?(?:\.\.\.)?(\w+)\]?\]$/.exec(segment)?.[1]
  if (!name) return fc.constant(segment)
  const usual = segments[`${address} ${name}`] ?? segments[name]
  if (!usual) throw new Error(`fuzz/segments.ts does not say what [${name}] of ${address} is`)
  return fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: name === 'locale' ? 1 : 3, arbitrary: hostileSegment },
  )
}

function queryOf(...shapes: fc.Arbitrary<unknown>[]): fc.Arbitrary<string> {
  return fc.oneof(...shapes).map((value) => {
    const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [['q', value]]
    return `?${fields.map(([name, field]) => `${encoded(name)}=${encoded(textOf(field))}`).join('&')}`
  })
}

const anyQuery = fc
  .array(fc.tuple(hostileText, hostileText), { maxLength: 3 })
  .map(
    (pairs) => `?${pairs.map((pair) => pair.map((text) => encoded(text.slice(0, 500))).join('=')).join('&')}`,
  )

const textOf = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
/** Percent-encodes a text except the braces of placeholders. Encodes bytes, because lone surrogates must not fail. */
const encoded = (text: unknown) =>
  encodeURIComponent(Buffer.from(String(text)).toString()).replace(
    /%7B(\w+)(?:%20(\w+))?%7D/g,
    (_, first, second) => `{${second ? `${first} ${second}` : first}}`,
  )

function contentTypeOf({ description }: Target): fc.Arbitrary<Record<string, string>> {
  const isForm = description?.encoding === 'form'
  const isMultipart = description?.takes === 'multipart/form-data'
  const usual = isForm
    ? 'application/x-www-form-urlencoded'
    : isMultipart
      ? 'multipart/form-data; boundary=x'
      : 'application/json'
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant(usual) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/json; charset=utf-16',
        'APPLICATION/JSON;x',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        'application/x-www-form-urlencoded',
        'image/svg+xml',
        'text/csv',
        '/',
      ),
    },
  )
  return type.map((value) => ({ 'content-type': value }))
}

function bodyOf({ name, kind, description }: Target): fc.Arbitrary<Body | null> {
  if (kind === 'page') return anyBody
  const usual = description?.body
    ? nearlyValidValues(description.body).map((value) => ({ text: written(value, description.encoding) }))
    : description?.takes
      ? specialBodies[name]
      : fc.constant(null)
  if (!usual)
    throw new Error(`fuzz/bodies.ts does not say what ${name} takes, and its handler names no schema`)
  return fc.oneof({ weight: 12, arbitrary: usual }, { weight: 3, arbitrary: anyBody })
}

const written = (value: unknown, encoding: 'json' | 'form' = 'json'): string =>
  encoding === 'form' ? queryTextOf(value) : (JSON.stringify(value) ?? '')

const queryTextOf = (value: unknown): string =>
  Object.entries(value ?? {})
    .map(([name, field]) => `${encoded(name)}=${encoded(textOf(field))}`)
    .join('&')

const anyBody: fc.Arbitrary<Body | null> = fc.oneof(
  fc.constant(null),
  hostileValue.map((value) => ({ text: JSON.stringify(value) ?? '' })),
  hostileText.map((text) => ({ text })),
  fc
    .constantFrom('{', '{"a":1', '[1,]', '{"a":"\\u0000"}', '{"a":"\\ud800"}', '{"a":1}{"a":2}', '"')
    .map((text) => ({ text })),
  fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 40 }).map((bytes) => ({ bytes })),
  fc.constantFrom('[', '{"a":', ' ', '1').map((repeat) => ({ repeat, times: OVERSIZE })),
  fc.constant({ text: '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_"\r\n\r\nx\r\n--x--\r\n' }),
)
