import { Prisma } from '@/prisma/generated/client'

/** Codes of Prisma, the driver and PostgreSQL that say "no database just now", not "a wrong statement". */
const outages =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|ECONN\w+|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|08\w{3}|57P0[123]|53300)$/
/** What the driver adapter calls the same where there is no code. */
const outageKinds =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TransactionAlreadyClosed)$/

/** Whether an error means that the database could not be reached or went away in the middle. */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true
  for (const code of codesOf(error)) if (outages.test(code) || outageKinds.test(code)) return true
  return /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(String(error))
}

/** Every code or kind an error carries: its own, and those of what the driver adapter wrapped. */
function* codesOf(error: unknown, depth = 0): Generator<string> {
  if (!error || typeof error !== 'object' || depth > 4) return
  for (const [name, value] of Object.entries(error)) {
    if (/^(code|originalCode|kind)$/.test(name) && typeof value === 'string') yield value
    else if (/^(cause|meta|driverAdapterError)$/.test(name)) yield* codesOf(value, depth + 1)
  }
  if (error instanceof Error && error.cause) yield* codesOf(error.cause, depth + 1)
}

/** Whether PostgreSQL chose this transaction to break a deadlock or could not serialise it: worth one more try. */
export function isSerializationConflict(error: unknown): boolean {
  for (const code of codesOf(error)) if (/^(40001|40P01|P2034)$/.test(code)) return true
  return false
}
