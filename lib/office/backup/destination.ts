import 'server-only'
import { stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, resolve, sep } from 'node:path'
import { z } from 'zod'

/** Where a backup was written, as its run is noted. */
export const BackupDestination = z.object({
  folder: z.string(),
  /** The folder at which the disk or share is mounted. */
  mountPoint: z.string(),
  /** The machine's number of the disk or share, which may change at a restart. */
  device: z.number(),
  /** Whether it is another disk or share than the one with the pictures. */
  isOtherMount: z.boolean(),
  host: z.string(),
})
export type BackupDestination = z.output<typeof BackupDestination>

/** Describes the disk or share on which a folder lies, or would lie once it is made. */
export async function describeDestination(folder: string, dataDir: string): Promise<BackupDestination> {
  const [target, data] = await Promise.all([mountOf(folder), mountOf(dataDir)])
  return {
    folder: resolve(folder),
    mountPoint: target.point,
    device: target.device,
    isOtherMount: target.device !== data.device,
    host: hostname(),
  }
}

async function mountOf(folder: string): Promise<{ point: string; device: number }> {
  const deviceOf = (path: string) =>
    stat(path).then(
      ({ dev }) => dev,
      () => undefined,
    )
  let point = resolve(folder)
  let device = await deviceOf(point)
  for (let parent = dirname(point); parent !== point; parent = dirname(point)) {
    const ofParent = await deviceOf(parent)
    if (device !== undefined && ofParent !== device) break
    point = parent
    device = ofParent
  }
  return { point, device: device ?? 0 }
}

/** Whether the disk or share of an earlier backup in the same folder is not mounted now, so that another one lies there. */
export const isUnmounted = (earlier: BackupDestination, now: BackupDestination): boolean =>
  earlier.folder === now.folder &&
  earlier.mountPoint !== now.mountPoint &&
  `${earlier.mountPoint}${sep}`.startsWith(now.mountPoint === sep ? sep : `${now.mountPoint}${sep}`)
