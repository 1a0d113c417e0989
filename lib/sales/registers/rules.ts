import { withSearchParams } from '@/lib/platform/http/request/search-params'
import { type RegisterName, RegisterQuery } from './schema'

/** Junk is deleted after this many days. Until then it can be taken back. */
export const JUNK_DAYS = 30

export const junkDeletedAt = (junkAt: Date): Date => new Date(junkAt.getTime() + JUNK_DAYS * 86_400_000)

const paths: Record<RegisterName, string> = {
  complaints: '/admin/complaints',
  returns: '/admin/withdrawals',
  safety: '/admin/safety',
}

/** The address of a register's list, without its language. */
export const registerPath = (register: RegisterName, query: Partial<RegisterQuery> = {}): string =>
  withSearchParams(paths[register], RegisterQuery, query)

/** The address of one entry of a register: on a page of its own or alone in the list, wherever it stands there. */
export const entryPath = (register: RegisterName, id: number | string): string =>
  register === 'returns' ? `${paths.returns}/${id}` : registerPath(register, { search: `#${id}` })

/** The number of an entry that somebody searches for; null for other words. */
export function entryNumber(search: string): number | null {
  const number = Number(/^#\s*(\d{1,9})$/.exec(search)?.[1])
  return number > 0 ? number : null
}
