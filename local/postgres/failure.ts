import { LocalError } from '../local-error'

export const POSTGRES_MAJOR = '18'

export type PostgresPlace = { dataDir: string; port: number }

/** Turns the server's error output into a sentence that says what to do. */
export const explainPostgres = (words: string, place: PostgresPlace) => new LocalError(adviceOn(words, place))

function adviceOn(words: string, { dataDir, port }: PostgresPlace): string {
  const reason = lastLine(words)
  const [, holder] = /lock file "postmaster.pid" already exists[\s\S]*\(PID (\d+)\)/.exec(words) ?? []
  if (holder)
    return `The database folder ${dataDir} is in use by process ${holder}: stop the shop that started it, choose another folder with DATA_DIR, or delete postmaster.pid there if that process is no PostgreSQL.`
  if (/No space left on device|Disk quota exceeded|ENOSPC/.test(words))
    return `The disk that holds ${dataDir} is full: make room (the shop needs about 500 MB), or choose a folder on another disk with DATA_DIR.`
  if (/Address already in use/.test(words))
    return `Port ${port}, wanted for PostgreSQL, is taken: stop the program that uses it, choose another port with POSTGRES_PORT, or give DATABASE_URL of a database of your own.`
  if (
    /EACCES|EPERM|EROFS|Permission denied|Read-only file system|invalid permissions|wrong owner/.test(words)
  )
    return `The database folder ${dataDir} may not be read and written by the user that starts the shop (${reason}): fix its owner and permissions, or choose another folder with DATA_DIR.`
  return `The database folder ${dataDir} does not start (${reason}): move it away and start again, which begins with an empty database, or choose another one with DATA_DIR.`
}

function lastLine(words: string): string {
  const lines = words
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const reason =
    lines.findLast((line) => /FATAL|PANIC|ERROR|error:/.test(line)) ?? lines.at(-1) ?? 'no reason given'
  return reason
    .replace(/^but /, '')
    .replace(/^.*?(FATAL|PANIC|ERROR|error): */, '')
    .replace(/\.$/, '')
}
