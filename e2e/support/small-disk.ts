import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Size of the disk in MB, and how much of it a filled one has left, in bytes. */
const DISK_MB = 8
const LEFT = 300_000

export type SmallDisk = {
  folder: string
  fill: () => Promise<void>
  /** Frees what was filled. */
  free: () => Promise<void>
  remove: () => Promise<void>
}

/** Only root may mount a disk, on Linux. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0

/** A folder for uploads on a disk of a few MB; a folder like any other where none can be mounted. */
export async function makeSmallDisk(megabytes = DISK_MB): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-small-disk-'))
  if (canMount) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'none', folder])
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: async () => {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - LEFT)))
    },
    free: () => rm(filler, { force: true }),
    remove: async () => {
      if (canMount) execFileSync('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
