import { Prisma } from '@/prisma/generated/client'

/**
 * Codes of Prisma, the driver and PostgreSQL that say "not just now", not "a wrong statement". 25P03: idle for too long
 * in a transaction, 53300: too many connections, 55P03: a lock that was not given in time, 57014: a statement that took
 * too long, 57P0x: the server ends or starts.
 */
const outages =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|ECONN\w+|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|08\w{3}|25P03|53300|55P03|57014|57P0[123])$/
/** What the driver adapter calls the same where there is no code. */
const outageKinds =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TransactionAlreadyClosed)$/

/** Whether an error means that the database could not be reached, went away in the middle, or was too busy. */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  if (codesOf(error).some((code) => outages.test(code) || outageKinds.test(code))) return true
  return /Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
    String(error),
  )
}

/** Every code or kind an error carries: its own, and those of what the driver adapter wrapped. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!error || typeof error !== 'object' || depth > 4) return []
  const codes = Object.entries(error).flatMap(([name, value]) => {
    if (/^(code|originalCode|kind)$/.test(name) && typeof value === 'string') return [value]
    return /^(cause|meta|driverAdapterError)$/.test(name) ? codesOf(value, depth + 1) : []
  })
  return error instanceof Error && error.cause ? [...codes, ...codesOf(error.cause, depth + 1)] : codes
}

/** Whether PostgreSQL chose this transaction to break a deadlock or could not serialise it: worth one more try. */
export function isSerializationConflict(error: unknown): boolean {
  return codesOf(error).some((code) => /^(40001|40P01|P2034)$/.test(code))
}

/** Whether a row was refused because another one has what must be its own. */
export const isUniqueViolation = (error: unknown): boolean =>
  codesOf(error).some((code) => /^(23505|P2002)$/.test(code))

/** Whether somebody else held a row for longer than a statement waits for it. */
export function isLockTimeout(error: unknown): boolean {
  return codesOf(error).includes('55P03')
}
