/**
 * Codes that mean "not now" rather than "wrong statement". 25P03: idle too long in a transaction, 53300: too many
 * connections, 55P03: lock timeout, 57014: statement timeout, 57P0x: the server stops or starts.
 */
const outages =
  /^(P1001|P1002|P1008|P1017|P2024|P2028|ECONN\w+|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|08\w{3}|25P03|53300|55P03|57014|57P0[123])$/
/** The driver adapter's names for the same errors when there is no code. */
const outageKinds =
  /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections|TransactionAlreadyClosed)$/

/** Whether an error means that the database was unreachable, lost during the work, or too busy. */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof Error && error.name === 'PrismaClientInitializationError') return true
  if (codesOf(error).some((code) => outages.test(code) || outageKinds.test(code))) return true
  return /Connection terminated|is not queryable|timeout exceeded when trying to connect|Query read timeout/.test(
    String(error),
  )
}

/** Every code or kind of an error and of the errors that the driver adapter wrapped in it. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!error || typeof error !== 'object' || depth > 4) return []
  const codes = Object.entries(error).flatMap(([name, value]) => {
    if (/^(code|originalCode|kind)$/.test(name) && typeof value === 'string') return [value]
    return /^(cause|meta|driverAdapterError)$/.test(name) ? codesOf(value, depth + 1) : []
  })
  return error instanceof Error && error.cause ? [...codes, ...codesOf(error.cause, depth + 1)] : codes
}

/** Whether PostgreSQL ended this transaction because of a deadlock or a serialization failure: worth another try. */
export const isSerializationConflict = (error: unknown): boolean =>
  codesOf(error).some((code) => /^(40001|40P01|P2034)$/.test(code))

/** Whether a row was refused because another row has a value that must be unique. */
export const isUniqueViolation = (error: unknown): boolean =>
  codesOf(error).some((code) => /^(23505|P2002)$/.test(code))

/** Whether an insert failed because the referenced row no longer exists. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  codesOf(error).some((code) => /^(23503|P2003)$/.test(code))

/** Whether a row stayed locked for longer than a statement waits. */
export const isLockTimeout = (error: unknown): boolean => codesOf(error).includes('55P03')
