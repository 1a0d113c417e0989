import 'server-only'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { listBackups, UNFINISHED } from './backup'
import { BackupError } from './backup-error'

const execute = promisify(execFile)
const MOST_OUTPUT_BYTES = 16 * 1024 ** 2
/** The variables that restic and its ssh get: none of the shop's other secrets. */
const PASSED = /^(PATH|HOME|LANG|TMPDIR|SSH_AUTH_SOCK|(RESTIC|AWS|B2|AZURE|GOOGLE|RCLONE)_\w+)$/

export type OffsiteOptions = {
  /** RESTIC_REPOSITORY: where the copies are kept. */
  repository: string | undefined
  /** RESTIC_PASSWORD: restic encrypts everything with it. */
  password: string | undefined
  /** The folder of restic's cache of the repository. */
  cacheDir: string
  folder: string
}

/** Runs restic and returns what it printed. @throws BackupError with its last words */
async function restic({ repository, password, cacheDir }: OffsiteOptions, args: string[]): Promise<string> {
  if (!repository || !password)
    throw new BackupError('No place off-site is set: fill in RESTIC_REPOSITORY and RESTIC_PASSWORD.')
  const passed = Object.entries(process.env).filter(([name]) => PASSED.test(name))
  const env: Record<string, string | undefined> & { NODE_ENV: 'production' } = {
    ...Object.fromEntries(passed),
    NODE_ENV: 'production',
    RESTIC_REPOSITORY: repository,
    RESTIC_PASSWORD: password,
    RESTIC_CACHE_DIR: cacheDir,
  }
  try {
    const { stdout } = await execute('restic', args, { env, maxBuffer: MOST_OUTPUT_BYTES })
    return stdout.trim()
  } catch (error) {
    const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string }
    if (code === 'ENOENT') throw new BackupError('restic is missing: on Debian, apt install restic.')
    throw new BackupError(`restic ${args[0]} failed: ${(stderr || message).trim().slice(-500)}`)
  }
}

const TAG = ['--tag', 'trakt']

/** Makes the repository, once. @throws BackupError */
export const initOffsite = (options: OffsiteOptions): Promise<string> => restic(options, ['init'])

/** Copies the newest backup off-site. @throws BackupError */
export async function sendOffsite(options: OffsiteOptions): Promise<{ file: string }> {
  const [newest] = await listBackups(options.folder)
  if (!newest)
    throw new BackupError(`There is no backup in ${options.folder} to send off-site: make one first.`)
  // Removes the lock of a killed run. In an append-only place the lock stays, and copies can still be added.
  await restic(options, ['unlock', '--quiet']).catch(() => '')
  await restic(options, ['backup', '--quiet', ...TAG, newest.file])
  return { file: newest.file }
}

/** The copies, as restic lists them. @throws BackupError */
export const listOffsite = (options: OffsiteOptions): Promise<string> =>
  restic(options, ['snapshots', '--compact', ...TAG])

/** Whether all of the repository can be read. @throws BackupError what cannot */
export const checkOffsite = (options: OffsiteOptions): Promise<string> =>
  restic(options, ['check', '--read-data'])

/** Deletes old copies: one of each of the last 30 days and 12 months stays. @throws BackupError */
export const forgetOffsite = (options: OffsiteOptions): Promise<string> =>
  restic(options, [
    'forget',
    ...TAG,
    '--group-by',
    'tags',
    '--keep-daily',
    '30',
    '--keep-monthly',
    '12',
    '--prune',
  ])

/** Brings a copy, by default the latest, back into BACKUP_DIR. Returns its path. @throws BackupError */
export async function fetchOffsite(options: OffsiteOptions, snapshot = 'latest'): Promise<string> {
  const { folder } = options
  if (!/^\w+$/.test(snapshot)) throw new BackupError(`${snapshot} is no copy: see shop offsite list.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = await mkdtemp(join(folder, UNFINISHED))
  try {
    const which = snapshot === 'latest' ? [snapshot, ...TAG] : [snapshot]
    await restic(options, ['restore', ...which, '--target', unfinished])
    const names = await readdir(unfinished, { recursive: true })
    const [found] = names.filter((name) => /(^|\/)trakt-[^/]+\.tar(\.enc)?$/.test(name))
    if (!found) throw new BackupError(`The copy ${snapshot} holds no backup.`)
    const file = join(folder, basename(found))
    await rename(join(unfinished, found), file)
    return file
  } finally {
    await rm(unfinished, { recursive: true, force: true })
  }
}
