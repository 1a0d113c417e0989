import 'server-only'
import { rmSync } from 'node:fs'
import { lstat, mkdtemp, readdir, realpath, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { DAY_MS } from '@/lib/platform/time/durations'
import { BackupError } from './backup-error'

const NAME = /^shop-backup-(\d+)-/
const open = new Set<string>()

/**
 * Hands `use` a folder for unencrypted files, which only this user can read, in the temporary folder of this machine
 * (TMPDIR). The folder is deleted afterward, as are the folders of killed runs.
 * @throws BackupError when the temporary folder lies in one of `outside`
 */
export async function withPrivateFolder<Result>(
  use: (folder: string) => Promise<Result>,
  outside: string[] = [],
): Promise<Result> {
  const base = await realpath(tmpdir())
  for (const other of outside) {
    const forbidden = await realpath(other).catch(() => other)
    if (`${base}${sep}`.startsWith(`${forbidden}${sep}`))
      throw new BackupError(
        `The temporary folder ${base} lies in ${other}: set TMPDIR to a folder of this machine.`,
      )
  }
  await deleteAbandoned(base)
  // mkdtemp lets only its user in (0700).
  const folder = await mkdtemp(join(base, `shop-backup-${process.pid}-`))
  open.add(folder)
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    open.delete(folder)
  }
}

/** Deletes the private folders of this process, for its end by a signal. */
export function deletePrivateFolders(): void {
  for (const folder of open) rmSync(folder, { recursive: true, force: true })
}

async function deleteAbandoned(base: string): Promise<void> {
  for (const name of await readdir(base)) {
    const [, pid] = NAME.exec(name) ?? []
    const path = join(base, name)
    const about = pid ? await lstat(path).catch(() => null) : null
    if (!about?.isDirectory() || about.uid !== process.getuid?.()) continue
    // Another process may have got the id since.
    if (!isRunning(Number(pid)) || Date.now() - about.mtimeMs > DAY_MS)
      await rm(path, { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const MEGABYTE = 1_000_000

/** @throws BackupError when a folder's disk has less room than `bytes` */
export async function requireRoom(folder: string, bytes: number, setting: string): Promise<void> {
  const about = await statfs(folder)
  const free = about.bavail * about.bsize
  if (free < bytes)
    throw new BackupError(
      `There is not enough room in ${folder}: about ${Math.ceil(bytes / MEGABYTE)} MB are needed, ` +
        `${Math.floor(free / MEGABYTE)} MB are free. Make room, or see ${setting}.`,
    )
}
