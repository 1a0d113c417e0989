import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { buildIfChanged } from '@/local/build'
import { type ShopServer, startShop } from '@/local/shop'
import { type Stack, startStack } from '@/local/stack'

/** Heap limit of the server, in MB: an eighth of Node's default on a machine with 4 GB. */
const HEAP_MB = Number(process.env.HEAP_MB ?? 320)
const REQUESTS = Number(process.env.REQUESTS ?? 50_000)
const CONNECTIONS = 10
/** During an import with this many rows the process must stay below the limit. */
const ROWS = 40_000
const MOST_IMPORT_MB = 600
const TOO_LARGE_BYTES = 51 * 1024 ** 2
const SAMPLE_MS = 250

/**
 * Measures the memory of the built shop with a small heap: 50,000 mixed requests, an import of 12.8 MB, and an upload
 * that is too large. Returns true when the server survives, no request fails and the import keeps the limit.
 */
export async function benchMemory(): Promise<boolean> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-memory-'))
  const anyPort = { PORT: '0', POSTGRES_PORT: '0', AUTH_EMULATOR_PORT: '0', REALTIME_DATABASE_PORT: '0' }
  const stack = await startStack({ variables: { ...anyPort, DATA_DIR: dataDir }, durable: false })
  let server: ShopServer | undefined
  try {
    await buildIfChanged(stack.environment, console.log)
    const environment = {
      ...stack.environment,
      NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`,
      LOG_LEVEL: 'silent',
    }
    server = await startShop({ mode: 'start', port: stack.port, environment, show: false })
    return await measure(stack, server)
  } finally {
    await server?.stop()
    await stack.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function measure(stack: Stack, server: ShopServer): Promise<boolean> {
  const crash = server.crashed.then((words): never => {
    throw new Error(words)
  })
  const phases = async () => {
    const { origin } = stack
    console.log(`heap ${HEAP_MB} MB, idle ${await rssMb(server.pid)} MB`)
    const requests = await measureMemory(`${REQUESTS} mixed requests`, server.pid, () => sendMixed(origin))
    const token = await adminToken(stack)
    const imported = await measureMemory(`import of ${ROWS} rows`, server.pid, () =>
      importRows(origin, token),
    )
    const refused = await measureMemory('upload of 51 MB', server.pid, () => uploadTooMuch(origin, token))
    return requests.ok && imported.ok && imported.peakMb < MOST_IMPORT_MB && refused.ok
  }
  return Promise.race([phases(), crash])
}

async function rssMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

/** Runs one phase and measures the server's memory meanwhile. The phase returns its result and whether it passed. */
async function measureMemory(
  name: string,
  pid: number,
  run: () => Promise<{ ok: boolean; words: string }>,
): Promise<{ ok: boolean; peakMb: number }> {
  let peakMb = 0
  let isOver = false
  const sampling = (async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, await rssMb(pid))
      await sleep(SAMPLE_MS)
    }
  })()
  const began = performance.now()
  const { ok, words } = await run().finally(() => {
    isOver = true
  })
  const seconds = (performance.now() - began) / 1_000
  await sampling
  console.log(
    `${name}: peak ${peakMb} MB, ${await rssMb(pid)} MB after, ${seconds.toFixed(0)} s; ${words}${ok ? '' : '  FAILED'}`,
  )
  return { ok, peakMb }
}

const PAGES = ['/', '/tires', '/wheels', '/spacer', '/news', '/en', '/ru/tires', '/howwework', '/rules']
const WORDS = ['opona', 'felga', 'dystans', 'Trakt', 'bloto', 'Маrк', '195/80R15', 'stalowa']
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T

/** The path of the n-th request of each kind. Most paths are requested only once. */
const kinds: Record<string, (n: number, ids: number[]) => string> = {
  page: (n) => pick(PAGES, n),
  tires: (n) => `/tires/filter/width=195&priceTo=${300 + n}`,
  wheels: (n) => `/wheels/filter/diameter=15&priceFrom=${n}`,
  list: (n) => `/api/tires?page=${1 + (n % 20)}&pageSize=24`,
  product: (n, ids) => `/api/tires/${pick(ids, n)}`,
  detail: (n, ids) => `/tireDetail/${pick(ids, n)}`,
  'search page': (n) => `/products/title/${encodeURIComponent(`${pick(WORDS, n)} ${n % 500}`)}`,
  search: (n) => `/api/products/title/${encodeURIComponent(`${pick(WORDS, n)} ${n}`)}`,
  junk: (n) => `/tires/filter/junk${n}=${'x'.repeat(n % 200)}`,
  missing: (n) => pick([`/no-such-page-${n}`, `/xx/admin/order/${n}`, `/tireDetail/${1_000_000 + n}`], n),
}

async function sendMixed(origin: string): Promise<{ ok: boolean; words: string }> {
  const listed = await fetch(`${origin}/api/tires?pageSize=100`)
  const ids = ((await listed.json()) as { id: number }[]).map(({ id }) => id)
  const names = Object.keys(kinds)
  const errors: string[] = []
  const tookMs: Record<string, number> = {}
  let next = 0
  const work = async () => {
    while (next < REQUESTS) {
      const n = next++
      const kind = pick(names, n)
      const path = kinds[kind]?.(Math.floor(n / names.length), ids)
      const began = performance.now()
      const status = await fetch(origin + path, { redirect: 'manual', headers: { 'accept-language': 'pl' } })
        .then(async (answer) => {
          await answer.arrayBuffer()
          return String(answer.status)
        })
        .catch((error: Error) => String(error.cause ?? error))
      tookMs[kind] = (tookMs[kind] ?? 0) + performance.now() - began
      if (!/^[234]/.test(status)) errors.push(`${status} ${path}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  const means = names.map(
    (kind) => `${kind} ${((tookMs[kind] ?? 0) / (REQUESTS / names.length)).toFixed(0)} ms`,
  )
  const failed =
    errors.length === 0 ? 'no errors' : `${errors.length} errors: ${errors.slice(0, 5).join(', ')}`
  return { ok: errors.length === 0, words: `${failed} (mean: ${means.join(', ')})` }
}

async function adminToken({ environment }: Stack): Promise<string> {
  const emulator = `http://${environment.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`
  const answer = await fetch(`${emulator}/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@trakt.example', password: 'admin1234', returnSecureToken: true }),
  })
  return ((await answer.json()) as { idToken: string }).idToken
}

/** New tires, 320 bytes per row. */
function catalogueFile(): string {
  const header = 'title;price;quantityInStock;typeOfTire;width;profile;diameter;icVc;season;inf\r\n'
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const size = `${175 + (n % 14) * 10}`
    const row = `Trakt Pamięć AT ${size}/80 R15 96Q ${n};${280 + (n % 800)},99;${n % 60};4X4;${size};80;15;96Q;allseason;`
    return `${row}${'Opona do testów pamięci, bieżnik 12 mm. '.repeat(6).slice(0, 310 - row.length)}\r\n`
  })
  return header + rows.join('')
}

type Job = { id: number; state: string; rows: number; created: number; failure: string | null }

async function importRows(origin: string, token: string): Promise<{ ok: boolean; words: string }> {
  const authorization = `Bearer ${token}`
  const file = Buffer.from(catalogueFile())
  const checked = await fetch(`${origin}/api/admin/import?type=Tire&name=large.csv`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'text/csv' },
    body: file,
  })
  const { id, created } = (await checked.json()) as Job
  await fetch(`${origin}/api/admin/import/${id}/run`, { method: 'POST', headers: { authorization } })
  let job: Job
  do {
    await sleep(1_000)
    const answer = await fetch(`${origin}/api/admin/import/${id}`, { headers: { authorization } })
    job = ((await answer.json()) as { job: Job }).job
  } while (job.state === 'importing')
  return {
    ok: created === ROWS && job.state === 'imported',
    words: `${(file.length / 1e6).toFixed(1)} MB, ${created} rows checked, ${job.state} ${job.failure ?? ''}`,
  }
}

/** Sends the upload once with a Content-Length and once without. */
async function uploadTooMuch(origin: string, token: string): Promise<{ ok: boolean; words: string }> {
  const line = Buffer.from(`${'x'.repeat(99)}\n`)
  const bodies = [Buffer.alloc(TOO_LARGE_BYTES, line), piecewise(TOO_LARGE_BYTES)]
  const statuses: string[] = []
  for (const body of bodies) {
    const answer = await fetch(`${origin}/api/admin/import?type=Tire&name=too-large.csv`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
      body,
      duplex: 'half',
    } as RequestInit).catch((error: Error) => ({ status: String(error.cause ?? error) }))
    statuses.push(String(answer.status))
  }
  const health = await fetch(`${origin}/api/health`)
  return { ok: statuses[0] === '413' && health.ok, words: `answered ${statuses.join(' and ')}` }
}

function piecewise(bytes: number): ReadableStream<Uint8Array> {
  const header = 'title;price;quantityInStock;typeOfTire;width;profile;diameter;icVc;season;inf\r\n'
  const rows = Buffer.from('Trakt Nadmiar AT;300,99;4;4X4;195;80;15;96Q;allseason;x\r\n'.repeat(1_000))
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      const piece = sent === 0 ? Buffer.from(header) : rows
      controller.enqueue(new Uint8Array(piece))
      sent += piece.length
      if (sent > bytes) controller.close()
    },
  })
}
