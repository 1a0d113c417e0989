import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HandlerDescription } from '@/lib/platform/api/handler'
import { PROJECT_ROOT } from '@/local/project'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/** A page, or a method of a route. */
export type Target = {
  /** `POST /api/contact` */
  name: string
  method: Method
  /** The address in Next's notation: `/api/products/[id]`. */
  address: string
  kind: 'call' | 'file' | 'page'
  /** The handler's description; missing for pages and for handlers not made by `handler`. */
  description?: HandlerDescription
}

/** Every page and route in the file system, so that a new one cannot be forgotten. */
export async function readTargets(): Promise<Target[]> {
  const files = readdirSync(join(PROJECT_ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    // The Polish tree repeats the tree below [locale].
    .filter((file) => !file.startsWith('(pl)'))
    .sort()
  const targets: Target[] = []
  for (const file of files) {
    if (/(^|\/)page\.tsx$/.test(file)) targets.push(...pageAt(addressOf(file)))
    else if (/(^|\/)route\.ts$/.test(file)) targets.push(...(await handlersOf(file)))
  }
  return targets
}

const addressOf = (file: string): string =>
  `/${file
    .split('/')
    .slice(0, -1)
    .filter((segment) => !/^\(.*\)$/.test(segment))
    .join('/')}`

/** Pages are read only, but Next takes a form that is sent to one for a server action. */
const pageAt = (address: string): Target[] =>
  (['GET', 'POST'] as const).map((method) => ({
    name: `${method} ${address}`,
    method,
    address,
    kind: 'page',
  }))

async function handlersOf(file: string): Promise<Target[]> {
  const address = addressOf(file)
  const kind = address.startsWith('/api/') ? 'call' : 'file'
  const exported: Record<string, unknown> = await import(join(PROJECT_ROOT, 'app', file))
  // `route` adds the missing methods without a description.
  const isDescribed = methods.some((method) => descriptionOf(exported[method]))
  return methods.flatMap((method) => {
    const description = descriptionOf(exported[method])
    if (!description && (isDescribed || !exported[method])) return []
    return [{ name: `${method} ${address}`, method, address, kind, ...(description ? { description } : {}) }]
  })
}

const descriptionOf = (handler: unknown): HandlerDescription | undefined =>
  typeof handler === 'function' && 'description' in handler
    ? (handler.description as HandlerDescription)
    : undefined
