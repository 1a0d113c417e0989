import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getStorage } from 'firebase-admin/storage'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { bucketStorage, type FileStorage, folderStorage, patience } from './upload-storage.service'

const never = new Promise<never>(() => {})
const picture = Buffer.from('RIFF....WEBP picture')

async function holds(storage: FileStorage<string>) {
  expect(await storage.get('a.webp')).toBeNull()
  await storage.put('a.webp', picture)
  await storage.put('a.webp', picture)
  expect(await storage.get('a.webp')).toEqual(picture)
  expect(await storage.list()).toEqual([{ name: 'a.webp', bytes: picture.length }])
  await storage.remove('a.webp')
  await storage.remove('a.webp')
  expect(await storage.get('a.webp')).toBeNull()
  expect(await storage.list()).toEqual([])
}

test('a folder stores whole pictures', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'trakt-uploads-'))
  await holds(folderStorage<string>(join(directory, 'pictures')))
  expect(await readdir(join(directory, 'pictures'))).toEqual([])
  await rm(directory, { recursive: true })
})

/** The stand-in's page of a list. */
const PAGE = 2

/** The parts of Cloud Storage's JSON API that the official client uses here. */
function storageServer(objects: Map<string, Buffer>, state: { down: boolean }): Server {
  return createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', 'http://storage')
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (state.down) return answer(403, { error: { code: 403, message: 'forbidden' } })
    if (url.pathname.startsWith('/upload/')) {
      const boundary = /boundary=([^;]+)/.exec(request.headers['content-type'] ?? '')?.[1] ?? ''
      const text = Buffer.concat(chunks).toString('latin1')
      const content = text.split(`--${boundary}`)[2]?.split('\r\n\r\n')[1] ?? ''
      const name = url.searchParams.get('name') ?? ''
      objects.set(name, Buffer.from(content.replace(/\r\n$/, ''), 'latin1'))
      const md5Hash = createHash('md5')
        .update(objects.get(name) ?? '')
        .digest('base64')
      return answer(200, { name, bucket: 'trakt', md5Hash })
    }
    if (url.pathname.endsWith('/o')) {
      const names = [...objects.keys()]
        .filter((name) => name.startsWith(url.searchParams.get('prefix') ?? ''))
        .sort()
      const from = Number(url.searchParams.get('pageToken') ?? 0)
      const items = names
        .slice(from, from + PAGE)
        .map((name) => ({ name, size: String(objects.get(name)?.length) }))
      const nextPageToken = from + PAGE < names.length ? String(from + PAGE) : undefined
      return answer(200, { items, nextPageToken })
    }
    const name = decodeURIComponent(url.pathname.split('/o/')[1] ?? '')
    const object = objects.get(name)
    if (!object) return answer(404, { error: { code: 404, message: 'No such object' } })
    if (request.method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    return response.writeHead(200, { 'content-type': 'image/webp' }).end(object)
  })
}

describe('Firebase Storage, through the official client', () => {
  const objects = new Map<string, Buffer>()
  const state = { down: false }
  const server = storageServer(objects, state)
  let storage: FileStorage<string>
  let close = async () => {}

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (!address || typeof address === 'string') throw new Error('no port')
    vi.stubEnv('FIREBASE_STORAGE_EMULATOR_HOST', `127.0.0.1:${address.port}`)
    const app = initializeApp({ projectId: 'demo-trakt' }, 'storage')
    close = () => deleteApp(app)
    storage = bucketStorage<string>(async () => getStorage(app).bucket('trakt'))
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await close()
    server.close()
  })

  test('Firebase Storage keeps each picture under its own name', async () => {
    await holds(storage)
    await storage.put('b.webp', picture)
    expect([...objects.keys()]).toEqual(['pictures/b.webp'])
  })

  test('all pages of the list of a bucket are read', async () => {
    const names = ['b', 'c', 'd', 'e', 'f'].map((letter) => `${letter}.webp`)
    for (const name of names) await storage.put(name, picture)
    objects.set('other/x.webp', picture)
    expect((await storage.list()).map(({ name }) => name)).toEqual(names)
  })

  test('a refusal of Firebase Storage is an outage, not a missing picture', async () => {
    state.down = true
    await expect(storage.get('b.webp')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(storage.put('c.webp', picture)).rejects.toMatchObject({ code: 'unavailable' })
    state.down = false
  })

  test('a Firebase Storage that does not answer blocks nobody', async () => {
    const silent = { save: () => never, download: () => never, delete: () => never }
    const unanswered = bucketStorage<string>(async () => ({ file: () => silent, getFiles: () => never }))
    const { ms } = patience
    patience.ms = 50
    await expect(unanswered.get('b.webp')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(unanswered.put('c.webp', picture)).rejects.toMatchObject({ code: 'unavailable' })
    await expect(unanswered.remove('b.webp')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(unanswered.list()).rejects.toMatchObject({ code: 'unavailable' })
    patience.ms = ms
  })
})
