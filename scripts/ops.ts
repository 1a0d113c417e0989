// npm run ops -- COMMAND: what an operator does by hand or by a timer, also as local/release/commands.ts names it.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { BackupError } from '@/lib/office/backup/backup-error'
import { deletePrivateFolders } from '@/lib/office/backup/private-folder'
import { LocalError } from '@/local/local-error'
import { backup, drill, offsite, restore } from './ops/backup'
import { printMissingHashKey } from './ops/hash-key'
import { newest, weaknesses } from './ops/releases'

const USAGE = `Usage: npm run ops -- one of
  backup [--this-disk]
  restore FILE [--replace] [--user-records]
  drill
  offsite init | send [--if-set] | list | check | forget | fetch [COPY]
  hash-key
  newest VERSION, or newest --failed REASON
  weaknesses FILE_OR_FOLDER…, or weaknesses --failed REASON`

/** Answers false for words that are no command. */
async function run(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      replace: { type: 'boolean' },
      'user-records': { type: 'boolean' },
      'this-disk': { type: 'boolean' },
      'if-set': { type: 'boolean' },
      failed: { type: 'string' },
    },
  })
  const [command, ...given] = positionals
  if (command === 'hash-key') return printMissingHashKey()
  if (existsSync('.env')) process.loadEnvFile('.env')
  if (command === 'newest') return newest(given[0], values.failed)
  if (command === 'weaknesses') return weaknesses(given, values.failed)
  if (command === 'offsite') return offsite(values, ...given)
  if (command === 'backup') await backup(values)
  else if (command === 'drill') await drill()
  else if (command === 'restore' && given[0]) await restore(given[0], values)
  else return false
  return true
}

// What is written on the way is for this user alone.
process.umask(0o077)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    deletePrivateFolders()
    process.exit(1)
  })

try {
  if (!(await run())) throw new LocalError(USAGE)
  process.exit(0)
} catch (error) {
  console.error(error instanceof BackupError || error instanceof LocalError ? error.message : error)
  process.exit(1)
}
