import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { folderStorage } from '@/lib/media/uploads/upload-storage.service'
import {
  type BackedUpShop,
  COMPLAINT_PICTURE,
  FILES,
  optionsOf,
  PLAIN,
  placeForBackups,
  startBackedUpShop,
} from './backed-up-shop.fixture'
import { makeBackup } from './backup'
import { debianBinaries } from './debian-postgres.fixture'
import { describeDestination } from './destination'

import { drillRestore, restoreBackup } from './restore'

const KEY = 'correct horse battery'
const backupTest = test.skipIf(!debianBinaries)
// Each runs PostgreSQL's programs several times.
vi.setConfig({ testTimeout: 60_000 })

let shop: BackedUpShop
let place = ''
let options: ReturnType<typeof optionsOf>

beforeAll(async () => {
  if (debianBinaries) shop = await startBackedUpShop()
}, 120_000)
beforeEach(async () => {
  if (!debianBinaries) return
  vi.unstubAllEnvs()
  const made = await placeForBackups()
  place = made.place
  options = optionsOf(shop, place)
  await mkdir(join(place, 'tmp'))
  vi.stubEnv('TMPDIR', join(place, 'tmp'))
  return made.remove
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await shop?.stop()
})

/** Reads everything below a folder again and again until `work` ends, and gives each content to `look`. */
async function watchWhile<Result>(
  folder: string,
  work: Promise<Result>,
  look: (name: string, content: Buffer) => void,
): Promise<Result> {
  let isOver = false
  const ended = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const names = await readdir(folder, { recursive: true }).catch(() => [])
    for (const name of names) look(name, await readFile(join(folder, name)).catch(() => Buffer.alloc(0)))
    await turn()
  }
  return ended
}

/** Makes an encrypted backup, and checks all the while that its folder holds nothing that can be read without the key. */
async function makeUnreadable(where: ReturnType<typeof optionsOf>) {
  const seen = new Set<string>()
  const readable: string[] = []
  const backup = await watchWhile(where.folder, makeBackup({ ...where, key: KEY }), (name, content) => {
    seen.add(name)
    const text = content.toString('latin1')
    for (const plain of [PLAIN, 'PGDMP', 'Anna', 'sha256', 'COMPLAINT', 'ustar'])
      if (text.includes(plain)) readable.push(`${plain} in ${name}`)
    if (content.length > 0 && !text.startsWith('TRAKTBK1')) readable.push(`${name} is not encrypted`)
  })
  expect(readable).toEqual([])
  const names = [...seen].map((name) => name.replace('.unfinished-', ''))
  expect(new Set(names)).toEqual(new Set([backup.file.slice(where.folder.length + 1)]))
  expect((await stat(backup.file)).mode & 0o777).toBe(0o600)
  return backup
}

backupTest('at no moment of a run is anything in BACKUP_DIR that can be read without the key', async () => {
  await makeUnreadable(options)
})

/** Another file system that every Linux has, whoever runs the tests. */
const OTHER_DISK = '/dev/shm'

test.skipIf(!debianBinaries || !existsSync(OTHER_DISK))(
  'a backup on another disk is whole, and at no moment can anything there be read without the key',
  async () => {
    const disk = mkdtempSync(join(OTHER_DISK, 'shop-backup-'))
    try {
      const onDisk = { ...options, folder: join(disk, 'trakt') }
      const { file, destination, lacks } = await makeUnreadable(onDisk)
      expect({ lacks, ...destination }).toMatchObject({
        lacks: [],
        mountPoint: OTHER_DISK,
        isOtherMount: true,
      })
      expect(await drillRestore({ ...onDisk, key: KEY })).toMatchObject({ file, pictures: 2 })
    } finally {
      await rm(disk, { recursive: true })
    }
  },
)

backupTest('no backup is written where the disk of the last one is not mounted any more', async () => {
  const here = await describeDestination(options.folder, options.dataDir)
  // as the last run on that disk was noted
  const earlier = { ...here, mountPoint: here.folder, device: -1, isOtherMount: true }
  await expect(makeBackup({ ...options, earlier })).rejects.toThrow(`mounted at ${here.folder}`)
  expect(await readdir(options.folder).catch(() => [])).toEqual([])
})

backupTest(
  'what is not encrypted lies where only the user of the shop reads it, and is gone afterward',
  async () => {
    // of a run that was killed: no process has this id
    const killed = join(place, 'tmp', 'shop-backup-4194305-abc')
    await mkdir(killed)
    await writeFile(join(killed, 'database.dump'), PLAIN)
    const modes: Record<string, string> = {}
    const readUserRecords = async () => {
      for (const entry of await readdir(join(place, 'tmp'), { recursive: true }))
        modes[entry.replace(/shop-backup-\d+-\w+/, 'private')] = (
          (await stat(join(place, 'tmp', entry))).mode & 0o777
        ).toString(8)
      return {}
    }
    await makeBackup({ ...options, key: KEY, readUserRecords })
    expect(modes).toEqual({
      private: '700',
      'private/database.dump': '600',
      'private/pictures': '700',
      ...Object.fromEntries(FILES.map((name) => [`private/pictures/${name}`, '600'])),
    })
    await drillRestore({ ...options, key: KEY })
    expect(await readdir(join(place, 'tmp'))).toEqual([])
  },
)

backupTest('a run that would not be private, or would not fit, ends before it writes anything', async () => {
  await mkdir(join(options.folder, 'tmp'), { recursive: true })
  vi.stubEnv('TMPDIR', join(options.folder, 'tmp'))
  await expect(makeBackup(options)).rejects.toThrow('set TMPDIR')
  vi.stubEnv('TMPDIR', join(place, 'tmp'))
  const huge = { ...options.storage, list: async () => FILES.map((name) => ({ name, bytes: 1e17 })) }
  await expect(makeBackup({ ...options, storage: huge })).rejects.toThrow(/not enough room .* TMPDIR/)
  expect(await readdir(options.folder)).toEqual(['tmp'])
  expect(await readdir(join(place, 'tmp'))).toEqual([])
})

backupTest('a drill is red where the backup lacks a file that a row owns', async () => {
  await options.storage.remove(FILES[1])
  const { lacks } = await makeBackup(options)
  expect(lacks).toEqual([expect.stringContaining(COMPLAINT_PICTURE)])
  await expect(drillRestore(options)).rejects.toThrow('lacks 1 stored files')
})

backupTest('a file whose upload or deletion is under way is not lacking', async () => {
  const late = '5b8d0d0e-31c5-4f5b-8a0a-0d6f4f0f0001'
  await shop.database.query(
    `INSERT INTO complaint_picture (id, position, hash, width, height) VALUES ('${late}', 1, 'c', 8, 6)`,
  )
  try {
    expect(await makeBackup(options)).toMatchObject({ lacks: [], pictures: 2 })
    expect(await drillRestore(options)).toMatchObject({ pictures: 2 })
  } finally {
    await shop.database.query(`DELETE FROM complaint_picture WHERE id = '${late}'`)
  }
})

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'pipe' })
const unmount = (point: string) => execFileSync('umount', [point], { stdio: 'pipe' })

/** Whether this user may mount anything, as root of a real machine may. */
function canMount(): boolean {
  const point = mkdtempSync(join(tmpdir(), 'shop-mount-'))
  try {
    mount('-t', 'tmpfs', 'none', point)
    unmount(point)
    return true
  } catch {
    console.log('A disk that is taken away is not tried: this user may not mount one.')
    return false
  } finally {
    rmdirSync(point)
  }
}

test.skipIf(!debianBinaries || !canMount())(
  'a backup on a disk that is mounted comes back whole, and none is written once the disk is taken away',
  async () => {
    const disk = join(place, 'disk')
    await mkdir(disk)
    mount('-t', 'tmpfs', '-o', 'size=64m', 'none', disk)
    const onDisk = { ...options, folder: join(disk, 'trakt'), key: KEY }
    let isMounted = true
    try {
      const { file, destination, lacks } = await makeUnreadable(onDisk)
      expect({ lacks, ...destination }).toMatchObject({ lacks: [], mountPoint: disk, isOtherMount: true })
      expect(await drillRestore(onDisk)).toMatchObject({ file, pictures: 2 })
      await restoreBackup({ ...onDisk, file, replace: true, storage: folderStorage(join(place, 'restored')) })
      expect((await readdir(join(place, 'restored'))).sort()).toEqual([...FILES].sort())
      unmount(disk)
      isMounted = false
      const again = makeBackup({ ...onDisk, earlier: destination })
      await expect(again).rejects.toThrow(`mounted at ${disk}`)
      expect(await readdir(disk)).toEqual([])
      // said on purpose
      expect((await makeBackup(onDisk)).destination.isOtherMount).toBe(false)
    } finally {
      if (isMounted) unmount(disk)
    }
  },
  60_000,
)
