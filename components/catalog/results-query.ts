import { readQuery } from '@/lib/catalog/rules'

/** The parameters in a results address. Undefined when the address is not one: broken percent-encoding. */
export function readSegment(segment: string): Record<string, string> | undefined {
  try {
    return readQuery(decodeURIComponent(segment))
  } catch {
    return undefined
  }
}
