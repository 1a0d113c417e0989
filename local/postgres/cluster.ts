import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { runAs } from './user'

const execute = promisify(execFile)

/** Creates an empty UTF-8 cluster with the user `trakt` (password `trakt`) that listens on loopback only. */
export async function createCluster(dataDir: string): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true })
  await mkdir(dataDir, { mode: 0o700 })
  const passwordFile = `${dataDir}-password-${randomUUID()}`
  try {
    await writeFile(passwordFile, 'trakt\n', { mode: 0o600 })
    const { command, args, options, owner } = await runAs(
      'initdb',
      [
        `--pgdata=${dataDir}`,
        `--pwfile=${passwordFile}`,
        '--username=trakt',
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // The same sort order and case rules on every system; pg_trgm asks the C library which characters are letters.
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        `--lc-ctype=${await unicodeLocale()}`,
      ],
      dirname(dataDir),
    )
    if (owner) {
      await chown(dataDir, owner.uid, owner.gid)
      await chown(passwordFile, owner.uid, owner.gid)
    }
    await execute(command, args, options)
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function unicodeLocale(): Promise<string> {
  const listed = await execute('locale', ['-a']).catch(() => ({ stdout: '' }))
  const locales = listed.stdout.split('\n').map((name) => name.trim())
  return ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8'].find((name) => locales.includes(name)) ?? 'C'
}
