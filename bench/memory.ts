import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { measureLoad, requestText } from './measuring/load'
import { type BenchShop, withShop } from './measuring/shop'
import { type Row, rowOf } from './rows'

/** Heap limit of the server, in MB: an eighth of Node's default on a machine with 4 GB. */
const HEAP_MB = Number(process.env.HEAP_MB ?? 320)
/** As deploy/debian/systemd/shop@.service has it. */
const SMALL_HEAP = {
  NODE_OPTIONS: `--max-old-space-size=${HEAP_MB} --max-semi-space-size=16`,
  MALLOC_ARENA_MAX: '2',
}
const REQUESTS = Number(process.env.REQUESTS ?? 100_000)
/** The memory is stated after each of these. */
const PORTION = 10_000
const PATIENCE_SECONDS = 600

/** Measures the memory with a small heap while every fifth request is for an address that is new. No request may fail. */
export const benchMemory = (): Promise<Row[]> => withShop(measure, SMALL_HEAP)

async function measure({ server: { pid }, origin, firstPageMs }: BenchShop): Promise<Row[]> {
  const start = rowOf('cold start, first page', firstPageMs, 'ms')
  const idle = rowOf('memory, idle', await rssMb(pid), 'MB')
  const isAnswered = await sendRequests(origin, pid)
  return [start, idle, rowOf('memory, after the requests', await rssMb(pid), 'MB', null, isAnswered)]
}

async function rssMb(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Math.round(Number(stdout) / 1024)
}

const PAGES = ['/', '/tires', '/wheels', '/spacer', '/allnews', '/en', '/ru/tires', '/howwework', '/rules']

/** Addresses that are asked for again and again. */
const popular = (ids: number[]) => [
  ...PAGES,
  ...ids.flatMap((id) => [`/tireDetail/${id}`, `/api/tires/${id}`]),
  ...Array.from({ length: 20 }, (_, page) => `/api/tires?page=${page + 1}&pageSize=20`),
]

/** The n-th address that is asked for once: mostly lists, since a page takes as long to render as many lists. */
const distinct = (n: number): string => {
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
      seconds: PATIENCE_SECONDS,
      next: () => {
        if (sent === end) return undefined
        const n = sent++
        return requestText(
          'GET',
          n % 5 === 4 ? distinct(Math.floor(n / 5)) : (known[n % known.length] ?? '/'),
        )
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
