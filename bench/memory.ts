import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Stack } from '@/local/stack'
import { measureLoad, requestText } from './measuring/load'
import { type BenchShop, CONNECTIONS, withShop } from './measuring/shop'
import { type Row, rowOf } from './rows'

/** Heap limit of the server, in MB: an eighth of Node's default on a machine with 4 GB. */
const HEAP_MB = Number(process.env.HEAP_MB ?? 320)
export const SMALL_HEAP = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` }
const REQUESTS = Number(process.env.REQUESTS ?? 100_000)
/** The memory is stated after each of these. */
const PORTION = 10_000
const PATIENCE_SECONDS = 600
/** During an import with this many rows the process must stay below the limit. */
const ROWS = 40_000
const MOST_IMPORT_MB = 600
const TOO_LARGE_BYTES = 51 * 1024 ** 2
const SAMPLE_MS = 250

/**
 * Measures the memory of the built shop with a small heap: requests of which every fifth is for an address that nobody
 * has asked for before, an import of 12.8 MB, and an upload that is too large. No request may fail.
 */
export const benchMemory = (): Promise<Row[]> => withShop(measure, SMALL_HEAP)

async function measure({ stack, server, origin }: BenchShop): Promise<Row[]> {
  const { pid } = server
  const rows = [rowOf('memory, idle', await rssMb(pid), 'MB')]
  const requests = await measureMemory(pid, () => sendRequests(origin, pid))
  rows.push(
    rowOf('memory, after the requests', await rssMb(pid), 'MB'),
    rowOf(`memory, peak of ${REQUESTS} requests`, requests.peakMb, 'MB', null, requests.ok),
  )
  const token = await adminToken(stack)
  const imported = await measureMemory(pid, () => importRows(origin, token))
  const isKept = imported.ok && imported.peakMb < MOST_IMPORT_MB
  rows.push(rowOf(`memory, peak of an import of ${ROWS} rows`, imported.peakMb, 'MB', null, isKept))
  const refused = await measureMemory(pid, () => uploadTooMuch(origin, token))
  rows.push(rowOf('memory, peak of uploads of 51 MB', refused.peakMb, 'MB', null, refused.ok))
  return rows
}

export async function rssMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

/** Runs one phase, which returns whether it passed, and measures the server's memory meanwhile. */
async function measureMemory(
  pid: number,
  run: () => Promise<boolean>,
): Promise<{ ok: boolean; peakMb: number }> {
  let peakMb = 0
  let isOver = false
  const sampling = (async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, await rssMb(pid))
      await sleep(SAMPLE_MS)
    }
  })()
  const ok = await run().finally(() => {
    isOver = true
  })
  await sampling
  return { ok, peakMb }
}

const PAGES = ['/', '/tires', '/wheels', '/spacer', '/allnews', '/en', '/ru/tires', '/howwework', '/rules']
const pick = <T>(values: readonly T[], n: number): T => values[n % values.length] as T

/** Addresses that are asked for again and again. */
export const popular = (ids: number[]) => [
  ...PAGES,
  ...ids.flatMap((id) => [`/tireDetail/${id}`, `/api/tires/${id}`]),
  ...Array.from({ length: 20 }, (_, page) => `/api/tires?page=${page + 1}&pageSize=20`),
]

/** The n-th address that is asked for once: mostly lists, since a page takes as long to render as many lists. */
export const distinct = (n: number): string => {
  if (n % 20 === 0) return `/tires/filter/width=195&priceTo=${300 + n}`
  if (n % 20 === 1) return `/no-such-page-${n}`
  return `/api/tires?page=${1 + Math.floor(n / 100)}&pageSize=${1 + (n % 100)}`
}

async function sendRequests(origin: string, pid: number): Promise<boolean> {
  const listed = await fetch(`${origin}/api/tires?pageSize=40`)
  const ids = ((await listed.json()) as { id: number }[]).map(({ id }) => id)
  const known = popular(ids)
  const began = performance.now()
  const statuses: Record<string, number> = {}
  for (let sent = 0; sent < REQUESTS; ) {
    const end = Math.min(sent + PORTION, REQUESTS)
    const load = await measureLoad({
      origin,
      connections: CONNECTIONS,
      seconds: PATIENCE_SECONDS,
      next: () => {
        if (sent === end) return undefined
        const n = sent++
        return requestText('GET', n % 5 === 4 ? distinct(Math.floor(n / 5)) : pick(known, n))
      },
    })
    for (const [status, count] of Object.entries(load.statuses))
      statuses[status] = (statuses[status] ?? 0) + count
    const seconds = (performance.now() - began) / 1_000
    console.log(`${sent} requests in ${seconds.toFixed(0)} s: ${await rssMb(pid)} MB`)
  }
  console.log(JSON.stringify(statuses))
  return Object.keys(statuses).every((status) => /^[234]/.test(status))
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
  const header =
    'title;price;quantityInStock;typeOfTire;width;profile;diameter;icVc;season;approval;approvalNumber;inf\r\n'
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const size = `${175 + (n % 14) * 10}`
    const row = `Trakt Pamięć AT ${size}/80 R15 96Q ${n};${280 + (n % 800)},99;${n % 60};4X4;${size};80;15;96Q;allseason;R108;108R-004404;`
    return `${row}${'Opona do testów pamięci, bieżnik 12 mm. '.repeat(6).slice(0, 310 - row.length)}\r\n`
  })
  return header + rows.join('')
}

type Job = { id: number; state: string; rows: number; created: number; failure: string | null }

async function importRows(origin: string, token: string): Promise<boolean> {
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
  console.log(`${created} rows checked, ${job.state} ${job.failure ?? ''}`)
  return created === ROWS && job.state === 'imported'
}

/** Sends the upload once with a Content-Length and once without. */
async function uploadTooMuch(origin: string, token: string): Promise<boolean> {
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
  console.log(`uploads answered ${statuses.join(' and ')}`)
  return statuses[0] === '413' && health.ok
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
