import { execFile } from 'node:child_process'
import { readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freePort } from '@/local/ports'
import { PROJECT_ROOT, TYPESCRIPT } from '@/local/project'
import { startRealtimeDatabase } from '@/local/realtime-database/server'
import {
  type BackedUpShop,
  FILES,
  optionsOf,
  placeForBackups,
  RECORDS,
  startBackedUpShop,
} from './backed-up-shop.fixture'
import { type BackupOptions, listBackups, makeBackup } from './backup'
import { debianBinaries } from './debian-postgres.fixture'

import { connectionOf, findPostgresTools } from './postgres-tools'
import { drillRestore, restoreBackup } from './restore'
import { tableSums } from './table-sums'

const execute = promisify(execFile)
const KEY = 'correct horse battery'

/** The client programs of the server are needed; the PostgreSQL of npm comes without. */
const backupTest = test.skipIf(!debianBinaries)
// Each runs PostgreSQL's programs several times.
vi.setConfig({ testTimeout: 60_000 })

let server: BackedUpShop
let database: BackedUpShop['database']
let place = ''
let folder = ''

beforeAll(async () => {
  if (!debianBinaries) return
  server = await startBackedUpShop()
  database = server.database
}, 120_000)
beforeEach(async () => {
  const made = await placeForBackups()
  place = made.place
  folder = join(place, 'backups')
  return made.remove
})
afterAll(() => server?.stop())

const optionsWith = (changed: Partial<BackupOptions> = {}) => ({ ...optionsOf(server, place), ...changed })

async function sums() {
  await database.query('BEGIN')
  const found = await tableSums(database)
  await database.query('ROLLBACK')
  return found
}

for (const key of [undefined, KEY]) {
  const kind = key ? 'an encrypted' : 'a plain'
  backupTest(`${kind} backup brings back every table, the pictures and the user records`, async () => {
    const options = optionsWith({ key })
    const before = await sums()
    const { file, rows, pictures, lacks } = await makeBackup(options)
    expect({ pictures, lacks }).toEqual({ pictures: 2, lacks: [] })
    expect(rows).toBeGreaterThan(50)
    expect((await readFile(file)).includes('trakt backup')).toBe(false)
    expect((await readFile(file)).includes('database.dump')).toBe(!key)

    await database.query("DELETE FROM product WHERE id > 25; UPDATE product SET title = 'damaged'")
    await database.query('DROP TABLE outbox CASCADE; CREATE TABLE later (id int)')
    await rm(join(place, 'pictures'), { recursive: true })
    let records: unknown
    const restore = {
      ...options,
      file,
      replace: false,
      writeUserRecords: async (read: unknown) => {
        records = read
      },
    }
    await expect(restoreBackup(restore)).rejects.toThrow('not empty')
    expect(await sums()).not.toEqual(before)
    await restoreBackup({ ...restore, replace: true })
    expect(await sums()).toEqual(before)
    expect((await readdir(join(place, 'pictures'))).sort()).toEqual([...FILES].sort())
    expect(records).toEqual(RECORDS)
    expect(await readdir(folder)).toHaveLength(1)
  })
}

backupTest('a drill restores the newest backup elsewhere, and leaves no database behind', async () => {
  const { file, rows } = await makeBackup(optionsWith({ key: KEY }))
  await database.query("UPDATE product SET title = title || ' (nowy)' WHERE id = 1")
  expect(await drillRestore({ url: server.url, folder, key: KEY })).toMatchObject({
    file,
    rows,
    pictures: 2,
  })
  const { rows: databases } = await database.query(
    "SELECT datname FROM pg_database WHERE datname LIKE '%drill'",
  )
  expect(databases).toEqual([])
})

backupTest('a wrong key, no key and a cut file are told from each other', async () => {
  const { file } = await makeBackup(optionsWith({ key: KEY }))
  const drill = (key?: string) => drillRestore({ url: server.url, folder, key })
  await expect(drill('another key, long enough')).rejects.toThrow('another BACKUP_KEY')
  await expect(drill()).rejects.toThrow('set the BACKUP_KEY')
  await truncate(file, 100_000)
  await expect(drill(KEY)).rejects.toThrow('cut or damaged')
  await truncate(file, 20)
  await expect(drill(KEY)).rejects.toThrow('is cut')
  await rm(file)
  const plain = await makeBackup(optionsWith())
  await truncate(plain.file, 100_000)
  await expect(drill()).rejects.toThrow('cut or damaged')
})

backupTest('a backup that was changed by one bit is not restored', async () => {
  const { file } = await makeBackup(optionsWith())
  const bytes = await readFile(file)
  const at = bytes.indexOf('PGDMP') + 50_000
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  await writeFile(file, bytes)
  await expect(drillRestore({ url: server.url, folder })).rejects.toThrow('database.dump is damaged')
})

backupTest('what a backup lacks is said, and the rest of it is kept', async () => {
  await rm(join(place, 'pictures'), { recursive: true })
  const readUserRecords = async () => {
    throw new Error('Firebase does not answer')
  }
  const { file, lacks } = await makeBackup(optionsWith({ readUserRecords }))
  expect(lacks).toEqual([
    expect.stringContaining('aaa.webp'),
    expect.stringContaining('complaint-'),
    expect.stringContaining('does not answer'),
  ])
  expect((await listBackups(folder)).map((backup) => backup.file)).toEqual([file])
})

backupTest('backups older than BACKUP_KEEP_DAYS are deleted, and so is what a killed run left', async () => {
  await makeBackup(optionsWith())
  const old = join(folder, 'trakt-2026-01-01T10-00-00.000Z.tar.enc')
  const killed = join(folder, '.unfinished-abc')
  for (const file of [old, killed, join(folder, 'notes.txt')]) await writeFile(file, '')
  const long = new Date('2026-01-01')
  await utimes(killed, long, long)
  await makeBackup(optionsWith({ keepDays: 7 }))
  const names = await readdir(folder)
  expect(names.filter((name) => name.endsWith('.tar'))).toHaveLength(2)
  expect(names).toHaveLength(3)
})

type CommandOptions = { limit?: string; variables?: Record<string, string> }

/** Runs a command as npm does, in a shop whose data is the test's. */
const runCommand = (command: string[], { limit = '', variables = {} }: CommandOptions = {}) =>
  execute(
    'sh',
    ['-c', `${limit}exec "$0" "$@"`, process.execPath, ...TYPESCRIPT, 'scripts/ops.ts', ...command],
    {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        SHOP_MODE: 'demo',
        SHOP_ORIGIN: 'http://127.0.0.1:3000',
        DATABASE_URL: server.url,
        DATA_DIR: place,
        BACKUP_DIR: folder,
        FIREBASE_PROJECT_ID: 'demo-trakt',
        FIREBASE_API_KEY: 'demo',
        FIREBASE_AUTH_DOMAIN: 'demo-trakt.firebaseapp.com',
        FIREBASE_DATABASE_URL: 'http://127.0.0.1:9000?ns=demo-trakt',
        PAYPAL_BASE_URL: '',
        ...variables,
      },
    },
  )

backupTest(
  'the commands back up and restore with the user records, and note when they ran',
  async () => {
    const dataFile = join(place, 'records.json')
    await writeFile(dataFile, JSON.stringify(RECORDS))
    const records = await startRealtimeDatabase({
      port: await freePort(),
      projectId: 'demo-trakt',
      rulesFile: 'database.rules.json',
      dataFile,
    })
    const address = `${records.host}:${records.port}`
    const variables = {
      BACKUP_KEY: KEY,
      FIREBASE_DATABASE_URL: `http://${address}?ns=demo-trakt-default-rtdb`,
      FIREBASE_DATABASE_EMULATOR_HOST: address,
    }
    try {
      await database.query('DELETE FROM job_run')
      const { stdout } = await runCommand(['backup'], { variables })
      const { file } = JSON.parse(stdout)
      expect(file).toMatch(/\.tar\.enc$/)
      await runCommand(['drill'], { variables })
      const { rows } = await database.query(
        "SELECT name, details ->> 'file' AS file, failure FROM job_run ORDER BY name",
      )
      expect(rows).toEqual([
        { name: 'backup', file, failure: null },
        { name: 'restore drill', file, failure: null },
      ])
      const restored = await runCommand(['restore', file, '--replace', '--user-records'], { variables })
      expect(JSON.parse(restored.stdout)).toMatchObject({ restored: file })
    } finally {
      await records.stop()
    }
    expect(JSON.parse(await readFile(dataFile, 'utf8'))).toEqual(RECORDS)
  },
  120_000,
)

// Full disks are tried in the long run.
const longBackupTest = test.skipIf(!debianBinaries || process.env.TEST_LONG !== '1')
longBackupTest('on a full disk the command fails, says so, and leaves the old backup alone', async () => {
  const { file } = await makeBackup(optionsWith())
  const before = await readFile(file)
  // A limit on the size of files fails as a full disk does, for every user.
  const run = runCommand(['backup'], { limit: 'ulimit -f 16; ' })
  await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`${folder} is full`) })
  expect(await readFile(file)).toEqual(before)
  expect(await readdir(folder)).toHaveLength(1)
  const { rows } = await database.query("SELECT failure FROM job_run WHERE name = 'backup'")
  expect(rows).toEqual([{ failure: expect.stringContaining('is full') }])
})

test('client programs that are missing or older than the server are named', async () => {
  const newer = { query: async () => ({ rows: [{ number: '990001' }] }) } as unknown as pg.Client
  await expect(findPostgresTools(newer)).rejects.toThrow('postgresql-client-99')
})

test('the programs get a database without its password, and by a socket where there is one', () => {
  expect(connectionOf('postgresql://shop:a%40b@db.example/trakt?sslmode=require&pool=5')).toEqual({
    dbname: 'postgresql://shop@db.example/trakt?sslmode=require',
    env: { PGPASSWORD: 'a@b' },
  })
  const socket = 'postgresql://shop@localhost/trakt?host=/var/run/postgresql'
  expect(connectionOf(socket)).toEqual({ dbname: socket, env: {} })
})
