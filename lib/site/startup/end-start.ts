import 'server-only'
import { writeSync } from 'node:fs'

/** Ends a server that must not serve. Its reason is written even with LOG_LEVEL=silent, and before the process ends. */
export function endStart(reason: unknown): never {
  const words = reason instanceof Error ? reason.message : String(reason)
  writeSync(process.stderr.fd, `${words}\n`)
  process.exit(1)
}
