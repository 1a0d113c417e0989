import type { z } from 'zod'

export type SearchParams = Record<string, string | string[] | undefined>

export function readSearchParams<Schema extends z.ZodObject>(
  schema: Schema,
  params: SearchParams,
): z.output<Schema> {
  const values: Record<string, string> = {}
  for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
    const value = params[name]
    const first = Array.isArray(value) ? value[0] : value
    if (first && field.safeParse(first).success) values[name] = first
  }
  return schema.parse(values)
}

/** The address of a list, without its language; empty and default parameters are left out. */
export function withSearchParams<Schema extends z.ZodObject>(
  path: string,
  schema: Schema,
  query: Partial<z.output<Schema>>,
): string {
  const defaults: Record<string, unknown> = schema.parse({})
  const values: Record<string, unknown> = query
  const address = new URLSearchParams()
  for (const name of Object.keys(schema.shape)) {
    const value = values[name]
    if (value !== undefined && value !== '' && value !== defaults[name]) address.set(name, String(value))
  }
  return address.size > 0 ? `${path}?${address}` : path
}

/** The query in a segment of a path; the router hands segments over encoded once more. */
export function queryOfSegment(segment: string): URLSearchParams {
  try {
    return new URLSearchParams(segment.includes('=') ? segment : decodeURIComponent(segment))
  } catch {
    return new URLSearchParams(segment)
  }
}
