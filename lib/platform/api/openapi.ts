import { jsonSchemaOf, propertiesOf } from '@/lib/platform/http/json-schema'
import { areas } from '@/lib/platform/identity/roles'
import type { DescribedHandler, HandlerDescription } from './handler'

/** A document of the OpenAPI Specification 3.1, as far as others read it. */
export type OpenApi = {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: object
}
type Operation = {
  /** Who may call: `anyone`, `visitor`, `customer`, or an area of the administration. */
  'x-user': HandlerDescription['user']
  /** What the caller must be allowed to do in the area. */
  'x-use'?: 'change'
  'x-cross-site'?: HandlerDescription['crossSite']
  /** Only for the user whom the path names. */
  'x-own'?: true
  [field: string]: unknown
}

const isStaffCall = ({ user }: HandlerDescription) => areas.some((area) => area === user)

export function openApiDocument(
  calls: Record<string, DescribedHandler>,
  { withStaff }: { withStaff: boolean },
): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const [name, { description }] of Object.entries(calls)) {
    if (isStaffCall(description) && !withStaff) continue
    const [method = '', address = ''] = name.split(' ')
    const path = address.replace(/\[(\w+)\]/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, address, description) }
  }
  return { openapi: '3.1.1', info: { title: 'Calls of the shop', version: '1' }, paths, components }
}

function operation(method: string, address: string, description: HandlerDescription): Operation {
  const { user, needs, crossSite, isOwn, params, query, body, encoding, takes, status, answers } = description
  const isOpen = user === 'anyone' || user === 'visitor'
  const use = isStaffCall(description) && (method !== 'GET' || needs === 'change')
  const inPath = propertiesOf(params)
  const inQuery = propertiesOf(query)
  return {
    'x-user': user,
    ...(use ? { 'x-use': 'change' } : {}),
    ...(crossSite ? { 'x-cross-site': crossSite } : {}),
    ...(isOwn ? { 'x-own': true } : {}),
    operationId: `${method} ${address}`,
    tags: [address.split('/')[2] ?? ''],
    parameters: [
      ...[...address.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => ({
        name,
        in: 'path',
        required: true,
        schema: inPath.properties[name] ?? { type: 'string' },
      })),
      ...Object.entries(inQuery.properties).map(([name, schema]) => ({
        name,
        in: 'query',
        required: inQuery.required.includes(name),
        schema,
      })),
    ],
    ...(body || takes
      ? {
          requestBody: {
            required: true,
            content: {
              [takes ?? contentTypes[encoding ?? 'json']]: body ? { schema: jsonSchemaOf(body) } : {},
            },
          },
        }
      : {}),
    responses: {
      [status ?? 200]: {
        description: 'Success',
        ...(answers ? { content: { 'application/json': { schema: jsonSchemaOf(answers, 'output') } } } : {}),
      },
      default: { $ref: '#/components/responses/Problem' },
    },
    security: isOpen ? [] : [{ token: [] }, { session: [] }],
  }
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' }

const text = { type: 'string' }
const components = {
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
  },
  responses: {
    Problem: {
      description: 'A problem document (RFC 9457)',
      content: {
        'application/problem+json': {
          schema: {
            type: 'object',
            required: ['type', 'title', 'status', 'code'],
            properties: {
              type: text,
              title: text,
              status: { type: 'integer' },
              code: text,
              detail: text,
              errors: { type: 'array', items: { type: 'object', properties: { path: text, code: text } } },
            },
          },
        },
      },
    },
  },
}
