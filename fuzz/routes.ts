import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { HandlerDescription } from '@/lib/http/handler'
import { PROJECT_ROOT } from '@/local/project'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Method = (typeof methods)[number]

/** One thing that can be asked for: a page, or a method of a route. */
export type Target = {
  /** `POST /api/contact` */
  name: string
  method: Method
  /** As Next writes it: `/api/products/[id]`. */
  address: string
  kind: 'call' | 'file' | 'page'
  /** What the handler says of itself; missing for pages and for handlers that are not made by `handler`. */
  description?: HandlerDescription
}

/** Everything that Next serves, read from the file system, so that nothing new is forgotten. */
export async function readTargets(): Promise<Target[]> {
  const files = readdirSync(join(PROJECT_ROOT, 'app'), { recursive: true, encoding: 'utf8' })
    // the Polish tree repeats the one below [locale]
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

/** A page is only read, but Next takes a form that is sent to it for a server action. */
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
  // `route` fills up the methods that nobody wrote, without a description
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
