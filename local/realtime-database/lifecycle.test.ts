import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import { connectDatabaseEmulator, type Database, get, getDatabase, ref, update } from 'firebase/database'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ANNA, ANNAS_KEY, annasFirstWrite, emulatorToken, eventually, PROJECT, userRecord } from './fixtures'
import { type RealtimeDatabase, type RealtimeDatabaseOptions, startRealtimeDatabase } from './server'

vi.setConfig({ testTimeout: 20_000 })

const rulesFile = fileURLToPath(new URL('../../database.rules.json', import.meta.url))

let directory: string

beforeAll(async () => {
  setLogLevel('silent')
  directory = await mkdtemp(join(tmpdir(), 'realtime-database-'))
})

afterAll(async () => {
  await rm(directory, { recursive: true })
})

function start(options: Partial<RealtimeDatabaseOptions>): Promise<RealtimeDatabase> {
  return startRealtimeDatabase({ port: 0, projectId: PROJECT, rulesFile, ...options })
}

async function clientOf<T>(server: RealtimeDatabase, use: (database: Database) => Promise<T>): Promise<T> {
  const app = initializeApp({ projectId: PROJECT, databaseURL: server.url, apiKey: 'local' }, randomUUID())
  const database = getDatabase(app)
  connectDatabaseEmulator(database, server.host, server.port, { mockUserToken: emulatorToken(ANNA) })
  return use(database).finally(() => deleteApp(app))
}

test('the database keeps the records in a file from one start to the next', async () => {
  const dataFile = join(directory, 'kept', 'database.json')
  const first = await start({ dataFile })
  await clientOf(first, (database) => update(ref(database), annasFirstWrite()))
  await first.stop()
  expect(JSON.parse(await readFile(dataFile, 'utf8'))).toEqual({
    Users: { [ANNAS_KEY]: userRecord(ANNA) },
    UserKeys: { [ANNA.uid]: ANNAS_KEY },
  })

  const second = await start({ dataFile })
  const record = await clientOf(second, (database) => get(ref(database, `Users/${ANNAS_KEY}`)))
  expect(record.val()).toEqual(userRecord(ANNA))
  await second.stop()
})

test('the database saves a record soon after it was written, without waiting for the end', async () => {
  const dataFile = join(directory, 'soon.json')
  const server = await start({ dataFile })
  await clientOf(server, (database) => update(ref(database), annasFirstWrite()))
  await eventually(async () => expect(await readFile(dataFile, 'utf8')).toContain(ANNA.uid))
  await server.stop()
  expect(await readdir(directory)).not.toContainEqual(expect.stringContaining('.tmp'))
})

test('the database says so when the place of its file cannot be reached', async () => {
  await writeFile(join(directory, 'a-file'), '')
  const dataFile = join(directory, 'a-file', 'database.json')
  await expect(start({ dataFile })).rejects.toThrow(
    /^The database in .*database\.json cannot be read: ENOTDIR/,
  )
})

test('the database says which file is broken and what to do about it', async () => {
  const dataFile = join(directory, 'broken.json')
  await writeFile(dataFile, '{"Users": {')
  await expect(start({ dataFile })).rejects.toThrow(
    /^The database in .*broken\.json is broken \(.+\): fix the file, or delete it to start empty\.$/,
  )
})

test('the database says what is wrong with the rules', async () => {
  const rulesFile = join(directory, 'broken.rules.json')
  await writeFile(rulesFile, '{"rules": {".read": "auth.uid ==="}}')
  await expect(start({ rulesFile })).rejects.toThrow(
    /^The security rules in .*broken\.rules\.json cannot be used: /,
  )
})

test('the database serves demo projects only, and names a taken port', async () => {
  await expect(start({ projectId: 'trakt' })).rejects.toThrow('trakt does not start with demo-.')
  const { port, stop } = await start({})
  await expect(start({ port })).rejects.toThrow(
    `Port ${port}, wanted for the realtime database, is taken: stop the program that uses it`,
  )
  await stop()
})
